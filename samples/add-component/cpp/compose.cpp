// Signs an image that another image was placed in, and records which one.
// Usage: ./compose [photo.jpg] [logo.jpg] [composed.jpg] [test-certs]
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
  const fs::path image = count > 1 ? args[1] : "photo.jpg";
  const fs::path part = count > 2 ? args[2] : "logo.jpg";
  const fs::path output = count > 3 ? args[3] : "composed.jpg";
  const fs::path folder = count > 4 ? args[4] : "test-certs";
  try {
    c2pa::Signer signer("es256", read_text(folder / "chain.pem"), read_text(folder / "signer.key"));
    // The signer is responsible for the actions, so the claim lists them under created_assertions.
    auto context = std::make_shared<c2pa::Context>(R"({
      "verify": { "verify_after_sign": true },
      "builder": { "created_assertion_labels": ["c2pa.actions"] }
    })");
    c2pa::Builder builder(context, R"({
      "title": "Evening, with logo",
      "claim_generator_info": [{ "name": "Docs example", "version": "1.0.0" }]
    })");
    builder.set_intent(Create, Composite);

    // #region component
    // Choose any label. It links the action to the ingredient and is replaced when the claim is created.
    const json ingredient = {{"title", part.string()}, {"relationship", "componentOf"}, {"label", "logo"}};
    std::ifstream stream(part, std::ios::binary);
    builder.add_ingredient(ingredient.dump(), "image/jpeg", stream);
    builder.add_action(R"({ "action": "c2pa.placed", "parameters": { "ingredientIds": ["logo"] } })");
    // #endregion component
    builder.sign(image, fs::absolute(output), signer);

    c2pa::Reader reader(context, output);
    const json store = json::parse(reader.json());
    const json &active = store.at("manifests").at(store.at("active_manifest"));
    std::cout << output.string() << ": " << store.at("validation_state").get<std::string>() << '\n';
    for (const json &one : active.at("ingredients"))
      std::cout << "  " << one.at("relationship").get<std::string>() << ' ' << one.value("title", "")
                << ", own manifest: " << (one.contains("active_manifest") ? "yes" : "no") << '\n';
    for (const json &one : active.at("assertions")) {
      if (one.at("label").get<std::string>().rfind("c2pa.actions", 0) != 0) continue;
      for (const json &action : one.at("data").at("actions")) {
        std::cout << "  " << action.at("action").get<std::string>();
        const json parameters = action.value("parameters", json::object());
        for (const json &used : parameters.value("ingredients", json::array())) {
          const auto url = used.at("url").get<std::string>();
          std::cout << ": " << url.substr(url.rfind('/') + 1);
        }
        std::cout << '\n';
      }
    }
  } catch (const std::exception &error) {
    std::cerr << image.string() << ": " << error.what() << '\n';
    return 1;
  }
}
