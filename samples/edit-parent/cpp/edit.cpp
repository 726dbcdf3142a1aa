// Signs an edited image with the signed original as its parent, so that its history is kept.
// Usage: ./edit [signed.jpg] [edited.jpg] [edited-signed.jpg] [test-certs]
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
  const fs::path original = count > 1 ? args[1] : "signed.jpg";
  const fs::path edited = count > 2 ? args[2] : "edited.jpg";
  const fs::path output = count > 3 ? args[3] : "edited-signed.jpg";
  const fs::path folder = count > 4 ? args[4] : "test-certs";
  try {
    c2pa::Signer signer("es256", read_text(folder / "chain.pem"), read_text(folder / "signer.key"));
    // The signer is responsible for the actions, so the claim lists them under created_assertions.
    auto context = std::make_shared<c2pa::Context>(R"({
      "verify": { "verify_after_sign": true },
      "builder": { "created_assertion_labels": ["c2pa.actions"] }
    })");
    c2pa::Builder builder(context, R"({
      "title": "Evening, smaller",
      "claim_generator_info": [{ "name": "Docs example", "version": "1.0.0" }]
    })");

    // #region parent
    // Edit: the result has one parent. The library validates the parent now and keeps its manifests.
    builder.set_intent(Edit);
    const json ingredient = {{"title", original.string()}, {"relationship", "parentOf"}};
    std::ifstream parent(original, std::ios::binary);
    builder.add_ingredient(ingredient.dump(), "image/jpeg", parent);
    // The intent writes c2pa.opened. Add an action for each change you made.
    builder.add_action(R"({ "action": "c2pa.resized.proportional" })");
    // The library creates the folder of the output, so the path has to name one.
    builder.sign(edited, fs::absolute(output), signer);
    // #endregion parent

    c2pa::Reader reader(context, output);
    const json store = json::parse(reader.json());
    const json &active = store.at("manifests").at(store.at("active_manifest"));
    std::cout << output.string() << ": " << store.at("validation_state").get<std::string>() << '\n';
    for (const json &one : active.at("ingredients"))
      std::cout << "  " << one.at("relationship").get<std::string>() << ' ' << one.value("title", "") << '\n';
    for (const json &one : active.at("assertions"))
      if (one.at("label").get<std::string>().rfind("c2pa.actions", 0) == 0)
        for (const json &action : one.at("data").at("actions"))
          std::cout << "  " << action.at("action").get<std::string>() << '\n';
    std::cout << "  manifests: " << store.at("manifests").size() << '\n';
  } catch (const std::exception &error) {
    std::cerr << edited.string() << ": " << error.what() << '\n';
    return 1;
  }
}
