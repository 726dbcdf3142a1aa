// Writes the thumbnails of the active manifest and of its ingredients to files.
// Usage: ./save_thumbnails [signed.jpg] [output folder]
#include <c2pa.hpp>
#include <iostream>
#include <map>
#include <nlohmann/json.hpp>

namespace fs = std::filesystem;
using nlohmann::json;

int main(int count, char **args) {
  const std::string file = count > 1 ? args[1] : "signed.jpg";
  const fs::path folder = count > 2 ? args[2] : "thumbnails";
  const std::map<std::string, std::string> endings = {
      {"image/jpeg", ".jpg"}, {"image/png", ".png"}, {"image/webp", ".webp"}};
  try {
    auto context = std::make_shared<c2pa::Context>(R"({"verify": {"remote_manifest_fetch": false}})");
    auto reader = c2pa::Reader::from_asset(context, fs::path(file));
    if (!reader) {
      std::cout << file << ": no Content Credentials\n";
      return 0;
    }

    // #region save
    const json store = json::parse(reader->json());
    const json &active = store.at("manifests").at(store.at("active_manifest"));
    std::vector<std::pair<std::string, json>> thumbnails = {{"active", active.value("thumbnail", json())}};
    for (const json &ingredient : active.value("ingredients", json::array()))
      thumbnails.emplace_back("ingredient-" + std::to_string(thumbnails.size()),
                            ingredient.value("thumbnail", json()));

    fs::create_directories(folder);
    for (const auto &[name, thumbnail] : thumbnails) {
      if (thumbnail.is_null()) continue; // a thumbnail is optional
      const auto format = thumbnail.at("format").get<std::string>();
      // Choose the name yourself. A name from the file could point anywhere on your disk.
      const fs::path path = folder / (name + (endings.count(format) ? endings.at(format) : ".bin"));
      // c2pa-cpp 0.23.6 creates the file's folder and fails if the path doesn't name one, so pass an absolute path.
      const auto size = reader->get_resource(thumbnail.at("identifier"), fs::absolute(path));
      std::cout << path.string() << ": " << format << ", " << size << " bytes\n";
    }
    // #endregion save
  } catch (const std::exception &error) {
    std::cerr << file << ": " << error.what() << '\n';
    return 1;
  }
}
