// Reads a file with a trust list and says whether the signer's certificate chains to one of its anchors.
// Usage: ./use_list [signed.jpg] [lists/both.pem]
#include <c2pa.hpp>
#include <fstream>
#include <iostream>
#include <nlohmann/json.hpp>
#include <sstream>

using nlohmann::json;

static void read(const std::string &path, const std::string &list) {
  // #region read
  // The certificates themselves, as PEM text: a path or a URL isn't read.
  std::ostringstream anchors;
  anchors << std::ifstream(list).rdbuf();
  const json settings = {{"trust", {{"trust_anchors", anchors.str()}}}};

  auto context = std::make_shared<c2pa::Context>(settings.dump());
  auto reader = c2pa::Reader::from_asset(context, std::filesystem::path(path));
  if (!reader) throw std::runtime_error(path + " has no manifest store");

  const json store = json::parse(reader->json());
  std::cout << path << ": " << store.at("validation_state").get<std::string>() << '\n';
  // #endregion read
  const json &results = store.at("validation_results").at("activeManifest");
  for (const char *kind : {"success", "failure"})
    for (const json &status : results.at(kind)) {
      const auto code = status.at("code").get<std::string>();
      if (code.rfind("signingCredential.", 0) == 0)
        std::cout << "  " << code << ": " << status.value("explanation", "") << '\n';
    }
}

int main(int count, char **args) {
  try {
    read(count > 1 ? args[1] : "signed.jpg", count > 2 ? args[2] : "lists/both.pem");
  } catch (const std::exception &error) {
    std::cerr << error.what() << '\n';
    return 1;
  }
}
