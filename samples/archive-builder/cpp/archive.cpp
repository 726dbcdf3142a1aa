// Starts a manifest now and finishes it later: the Builder is saved in a file in between.
// Usage: ./archive start [photo.jpg] [work.c2pa]
//        ./archive finish [edited.jpg] [edited-signed.jpg] [test-certs] [work.c2pa]
#include <c2pa.hpp>
#include <fstream>
#include <iostream>
#include <nlohmann/json.hpp>
#include <sstream>

namespace fs = std::filesystem;
using nlohmann::json;
using Context = std::shared_ptr<c2pa::Context>;

static std::string read_text(const fs::path &path) {
  std::ifstream file(path, std::ios::binary);
  if (!file) throw std::runtime_error("cannot read " + path.string());
  std::ostringstream text;
  text << file.rdbuf();
  return text.str();
}

// #region save
static void start(const Context &context, const std::string &original, const std::string &archive) {
  c2pa::Builder builder(context, R"({
    "title": "Evening, cropped",
    "claim_generator_info": [{ "name": "Docs example", "version": "1.0.0" }]
  })");
  builder.set_intent(Edit);
  // Add the parent now: the original may be gone when you sign.
  const json ingredient = {{"title", original}, {"relationship", "parentOf"}};
  std::ifstream parent(original, std::ios::binary);
  builder.add_ingredient(ingredient.dump(), "image/jpeg", parent);
  std::ofstream file(archive, std::ios::binary);
  builder.to_archive(file);
  std::cout << archive << ": saved, not signed yet\n";
}
// #endregion save

static void finish(const Context &context, const fs::path &edited, const fs::path &output, const fs::path &folder,
                   const fs::path &archive) {
  // #region resume
  // The archive contains the definition and the ingredients, but not the settings, so use the same context settings.
  c2pa::Signer signer("es256", read_text(folder / "chain.pem"), read_text(folder / "signer.key"));
  c2pa::Builder builder(context);
  std::ifstream file(archive, std::ios::binary);
  builder.with_archive(file);
  builder.add_action(R"({ "action": "c2pa.cropped" })");
  builder.sign(edited, fs::absolute(output), signer);
  // #endregion resume

  c2pa::Reader reader(context, output);
  const json store = json::parse(reader.json());
  const json &active = store.at("manifests").at(store.at("active_manifest"));
  std::cout << output.string() << ": " << store.at("validation_state").get<std::string>() << '\n';
  for (const json &one : active.at("assertions"))
    if (one.at("label").get<std::string>().rfind("c2pa.actions", 0) == 0)
      for (const json &action : one.at("data").at("actions"))
        std::cout << "  " << action.at("action").get<std::string>() << '\n';
}

int main(int count, char **args) {
  const auto name = [&](int index, const char *otherwise) { return count > index ? args[index] : otherwise; };
  const std::string step = name(1, "");
  try {
    // The signer is responsible for the actions, so the claim lists them under created_assertions.
    auto context = std::make_shared<c2pa::Context>(R"({
      "verify": { "verify_after_sign": true },
      "builder": { "created_assertion_labels": ["c2pa.actions"] }
    })");
    if (step == "start")
      start(context, name(2, "photo.jpg"), name(3, "work.c2pa"));
    else if (step == "finish")
      finish(context, name(2, "edited.jpg"), name(3, "edited-signed.jpg"), name(4, "test-certs"), name(5, "work.c2pa"));
    else
      throw std::runtime_error("choose an action: start or finish");
  } catch (const std::exception &error) {
    std::cerr << error.what() << '\n';
    return 1;
  }
}
