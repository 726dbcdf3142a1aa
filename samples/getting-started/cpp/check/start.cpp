#include <c2pa.hpp>
#include <iostream>
#include <nlohmann/json.hpp>

static void check(const std::string &file) {
  auto context = std::make_shared<c2pa::Context>();
  auto reader = c2pa::Reader::from_asset(context, std::filesystem::path(file));
  if (!reader) {
    std::cout << file << ": no Content Credentials\n";
    return;
  }
  const auto report = nlohmann::json::parse(reader->json());
  const auto &active = report["manifests"][report["active_manifest"].get<std::string>()];
  std::cout << file << ": " << report["validation_state"].get<std::string>() << ", signer "
            << active["signature_info"]["issuer"].get<std::string>() << '\n';
  for (const auto &status : report["validation_results"]["activeManifest"]["failure"])
    std::cout << "  " << status["code"].get<std::string>() << '\n';
}

int main() {
  check("photo.jpg");
  check("created.jpg");
}
