// Adds an assertion to a signed image without changing what the first signature covers.
// Usage: ./update [signed.jpg] [updated.jpg] [test-certs]
#include <c2pa.hpp>
#include <fstream>
#include <iostream>
#include <nlohmann/json.hpp>
#include <set>
#include <sstream>

namespace fs = std::filesystem;
using nlohmann::json;

static std::string read_text(const fs::path &path) {
  std::ifstream file(path, std::ios::binary);
  if (!file) throw std::runtime_error("cannot read " + path.string());
  std::ostringstream text;
  text << file.rdbuf();
  return text.str();
}

static std::string joined(const std::multiset<std::string> &names) {
  std::string line;
  for (const std::string &name : names) line += (line.empty() ? "" : ", ") + name;
  return line;
}

int main(int count, char **args) {
  const fs::path source = count > 1 ? args[1] : "signed.jpg";
  const fs::path output = count > 2 ? args[2] : "updated.jpg";
  const fs::path folder = count > 3 ? args[3] : "test-certs";
  try {
    c2pa::Signer signer("es256", read_text(folder / "chain.pem"), read_text(folder / "signer.key"));
    // The signer is responsible for the actions, so the claim lists them under created_assertions.
    auto context = std::make_shared<c2pa::Context>(R"({
      "verify": { "verify_after_sign": true },
      "builder": { "created_assertion_labels": ["c2pa.actions"] }
    })");

    // #region update
    c2pa::Builder builder(context, R"({
      "title": "Evening over the hills",
      "claim_generator_info": [{ "name": "Docs example", "version": "1.0.0" }],
      "assertions": [{ "label": "org.example.review", "data": { "checked": "2026-11-20", "desk": "Documentation" } }]
    })");
    // Update: the signed file becomes the only parent, and the content's hash stays in the parent's manifest.
    builder.set_intent(Update);
    // The library creates the folder of the output, so the path has to name one.
    builder.sign(source, fs::absolute(output), signer);
    // #endregion update

    c2pa::Reader reader(context, output);
    const json store = json::parse(reader.json());
    const json &active = store.at("manifests").at(store.at("active_manifest"));
    std::multiset<std::string> labels, parents;
    for (const json &one : active.at("assertions")) labels.insert(one.at("label").get<std::string>());
    for (const json &one : active.at("ingredients")) parents.insert(one.at("relationship").get<std::string>());
    std::cout << output.string() << ": " << store.at("validation_state").get<std::string>() << '\n'
              << "  assertions: " << joined(labels) << '\n'
              << "  ingredients: " << joined(parents) << '\n'
              << "  manifests: " << store.at("manifests").size() << '\n';
  } catch (const std::exception &error) {
    std::cerr << source.string() << ": " << error.what() << '\n';
    return 1;
  }
}
