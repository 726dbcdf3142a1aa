// Reads the Content Credentials of a file and prints the validation result.
// Usage: ./read [signed.jpg]
#include <c2pa.hpp>
#include <iostream>
#include <nlohmann/json.hpp>

using nlohmann::json;

int main(int count, char **args) {
  const std::string path = count > 1 ? args[1] : "signed.jpg";
  try {
    // #region read
    // Don't let an untrusted file make your server send requests.
    auto context = std::make_shared<c2pa::Context>(R"({"verify": {"remote_manifest_fetch": false}})");

    // from_asset returns nothing for a file without a manifest store, where the constructor throws.
    auto reader = c2pa::Reader::from_asset(context, std::filesystem::path(path));
    if (!reader) {
      // Having none isn't an error. Most files don't have one.
      std::cout << path << ": no Content Credentials\n";
      return 0;
    }

    const json store = json::parse(reader->json());
    const json &active = store.at("manifests").at(store.at("active_manifest"));
    const json signature = active.value("signature_info", json::object());
    std::cout << "state: " << store.at("validation_state").get<std::string>() << '\n';
    std::cout << "title: " << active.value("title", "(none)") << '\n';
    std::cout << "signed by: " << signature.value("issuer", "(unknown)") << '\n';
    for (const json &status : store.at("validation_results").at("activeManifest").at("failure"))
      std::cout << "failure: " << status.at("code").get<std::string>() << '\n';
    // #endregion read
  } catch (const std::exception &error) {
    std::cerr << path << ": " << error.what() << '\n';
    return 1;
  }
}
