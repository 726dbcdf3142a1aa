#include <c2pa.hpp>
#include <fstream>
#include <iostream>
#include <nlohmann/json.hpp>
#include <sstream>

static std::string read(const std::string &path) {
  std::ostringstream content;
  content << std::ifstream(path, std::ios::binary).rdbuf();
  return content.str();
}

static auto settings() {
  return std::make_shared<c2pa::Context>(R"({
    "verify": { "verify_after_sign": true },
    "builder": { "created_assertion_labels": ["c2pa.actions"] }
  })"); // your signer is responsible for the actions
}

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

static void sign(c2pa::Signer &signer, const std::string &source, const std::string &destination) {
  c2pa::Builder builder(settings(), R"({ "claim_generator_info": [{ "name": "start", "version": "1.0.0" }] })");
  builder.set_intent(Create, DigitalCapture); // a camera took it
  builder.sign(source, std::filesystem::absolute(destination), signer);
}

int main() {
  c2pa::Signer signer("es256", read("test-certs/chain.pem"), read("test-certs/signer.key"));
  sign(signer, "photo.jpg", "signed.jpg");
  check("signed.jpg");
}
