// Reads the same file twice: without trust anchors, and with one root certificate as trust anchor.
// Usage: ./trust [signed.jpg] [test-certs/root.pem]
#include <c2pa.hpp>
#include <fstream>
#include <iostream>
#include <nlohmann/json.hpp>
#include <sstream>

using nlohmann::json;

static void report(const std::string &title, const std::string &path, const json &settings) {
  auto context = std::make_shared<c2pa::Context>(settings.dump());
  auto reader = c2pa::Reader::from_asset(context, std::filesystem::path(path));
  if (!reader) throw std::runtime_error(path + " has no manifest store");

  const json store = json::parse(reader->json());
  const json &results = store.at("validation_results").at("activeManifest");
  std::cout << title << ": " << store.at("validation_state").get<std::string>() << '\n';
  for (const char *kind : {"success", "failure"})
    for (const json &status : results.at(kind)) {
      const auto code = status.at("code").get<std::string>();
      if (code.rfind("signingCredential.", 0) == 0)
        std::cout << "  " << code << " (" << status.value("explanation", "") << ")\n";
    }
}

int main(int count, char **args) {
  const std::string path = count > 1 ? args[1] : "signed.jpg";
  const std::string root_file = count > 2 ? args[2] : "test-certs/root.pem";
  try {
    // #region trust
    // trust_anchors takes the certificates themselves, as PEM text, not a path.
    std::ostringstream root;
    root << std::ifstream(root_file).rdbuf();
    const json settings = {{"trust", {{"trust_anchors", root.str()}}}};

    report("no trust anchors", path, json::object());
    report("root as trust anchor", path, settings);
    // #endregion trust
  } catch (const std::exception &error) {
    std::cerr << error.what() << '\n';
    return 1;
  }
}
