// Signs an image with a manifest that says how it was made.
// Usage: ./write_manifest [photo.jpg] [signed.jpg] [test-certs]
#include <c2pa.hpp>
#include <fstream>
#include <iostream>
#include <nlohmann/json.hpp>
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

int main(int count, char **args) {
  const fs::path source = count > 1 ? args[1] : "photo.jpg";
  const fs::path output = count > 2 ? args[2] : "signed.jpg";
  const fs::path certs = count > 3 ? args[3] : "test-certs";
  try {
    // #region definition
    // 1. The definition: what the manifest says.
    // The Builder adds the hashes, the thumbnail, and the signature.
    json definition = json::parse(R"({
      "claim_generator_info": [{ "name": "Docs example", "version": "1.0.0" }],
      "assertions": [
        { "label": "org.example.assignment", "data": { "desk": "Documentation", "reference": "DOC-15" } }
      ]
    })");
    definition["title"] = source.filename().string();

    // verify_after_sign: throw if the manifest breaks a rule. Before core 0.91, this is off by default.
    // created_assertion_labels: the signer is responsible for these. All others count as gathered from elsewhere.
    auto context = std::make_shared<c2pa::Context>(R"({
      "verify": { "verify_after_sign": true },
      "builder": { "created_assertion_labels": ["c2pa.actions", "c2pa.thumbnail.claim"] }
    })");
    c2pa::Builder builder(context, definition.dump());
    // #endregion definition

    // 2. The intent: a new photo, taken with a camera. For anything else, choose another type. It writes c2pa.created.
    builder.set_intent(Create, DigitalCapture);

    // #region actions
    // 3. What else was done. Record only what your program knows.
    builder.add_action(R"({
      "action": "c2pa.converted",
      "softwareAgent": { "name": "libjpeg" },
      "parameters": { "description": "Converted to JPEG" }
    })");
    // #endregion actions

    // 4. The signature. The leaf and intermediate certificates go into the file; the root doesn't.
    c2pa::Signer signer("es256", read_text(certs / "chain.pem"), read_text(certs / "signer.key"));
    const auto manifest_store = builder.sign(source, fs::absolute(output), signer);
    std::cout << output.string() << ": manifest store of " << manifest_store.size() << " bytes\n";

    // 5. Read it back: always check the result before you publish it.
    c2pa::Reader reader(context, output);
    const json store = json::parse(reader.json());
    std::cout << "state: " << store.at("validation_state").get<std::string>() << '\n';
    for (const json &status : store.at("validation_results").at("activeManifest").at("failure"))
      std::cout << "failure: " << status.at("code").get<std::string>() << '\n';
  } catch (const std::exception &error) {
    std::cerr << source.string() << ": " << error.what() << '\n';
    return 1;
  }
}
