import { CHAIN_FILE, type CodeJob, KEY_FILE } from './job.ts';
import { cppRaw, cString, json } from './literals.ts';

/** A program for the C++ wrapper. */
export function cppProgram({ definition, source, destination, parent }: CodeJob): string {
  const names = [source, destination, '.', ...(parent ? [parent.file] : [])];
  const variables = ['source', 'destination', 'folder', ...(parent ? ['parent'] : [])];
  return `// Signs an image with c2pa.hpp.
// Usage: ./sign ${variables.map((name) => `[${name}]`).join(' ')}
// The folder has ${CHAIN_FILE} (the signing certificate first, without the root) and ${KEY_FILE} (PKCS#8).
#include <c2pa.hpp>
#include <fstream>
#include <iostream>
#include <sstream>

namespace fs = std::filesystem;

static const char *const DEFINITION = ${cppRaw(json(definition))};
${
  parent
    ? `static const char *const PARENT = ${cppRaw(JSON.stringify({ title: parent.file, relationship: 'parentOf' }))};
`
    : ''
}
static std::string read_text(const fs::path &path) {
  std::ifstream file(path, std::ios::binary);
  if (!file) throw std::runtime_error("cannot read " + path.string());
  std::ostringstream text;
  text << file.rdbuf();
  return text.str();
}

int main(int count, char **args) {
${variables.map((name, index) => `  const fs::path ${name} = count > ${index + 1} ? args[${index + 1}] : ${cString(names[index] ?? '')};`).join('\n')}
  try {
    c2pa::Signer signer("es256", read_text(folder / "${CHAIN_FILE}"), read_text(folder / "${KEY_FILE}"));
    auto context = std::make_shared<c2pa::Context>(R"({"verify": {"verify_after_sign": true}})");
    c2pa::Builder builder(context, DEFINITION);
${
  parent
    ? `    // The SDK writes c2pa.opened, and keeps the parent with all its manifests.
    builder.set_intent(Edit);
    std::ifstream before(parent, std::ios::binary);
    builder.add_ingredient(PARENT, ${cString(parent.type)}, before);
`
    : ''
}    builder.sign(source, fs::absolute(destination), signer);
    std::cout << destination.string() << ": signed\\n";
  } catch (const std::exception &error) {
    std::cerr << source.string() << ": " << error.what() << '\\n';
    return 1;
  }
}
`;
}
