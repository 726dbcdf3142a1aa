#include <c2pa.hpp>
#include <fstream>
#include <iostream>
#include <nlohmann/json.hpp>
#include <set>
#include <sstream>
#include <thread>

static std::string read(const std::string &path) {
  std::ostringstream content;
  content << std::ifstream(path, std::ios::binary).rdbuf();
  return content.str();
}

static auto settings() {
  auto settings = nlohmann::json::parse(R"({
    "verify": { "verify_after_sign": true, "remote_manifest_fetch": false },
    "builder": { "created_assertion_labels": ["c2pa.actions"] }
  })"); // don't contact a server that a file names; your signer is responsible for the actions
  settings["trust"]["trust_anchors"] = read("test-certs/root.pem");
  return std::make_shared<c2pa::Context>(settings.dump());
}

static std::string check(const std::string &file) {
  auto reader = c2pa::Reader::from_asset(settings(), std::filesystem::path(file));
  if (!reader) {
    std::cout << file << ": no Content Credentials\n";
    return "";
  }
  const auto report = nlohmann::json::parse(reader->json());
  const auto &active = report["manifests"][report["active_manifest"].get<std::string>()];
  std::cout << file << ": " << report["validation_state"].get<std::string>() << ", signer "
            << active["signature_info"]["issuer"].get<std::string>() << '\n';
  for (const auto &status : report["validation_results"]["activeManifest"]["failure"])
    std::cout << "  " << status["code"].get<std::string>() << '\n';
  return report["validation_state"];
}

static void sign(c2pa::Signer &signer, const std::string &source, const std::string &destination) {
  c2pa::Builder builder(settings(), R"({ "claim_generator_info": [{ "name": "start", "version": "1.0.0" }] })");
  builder.set_intent(Edit); // keeps the credentials that the image already has
  builder.sign(source, std::filesystem::absolute(destination), signer);
}

int main() {
  c2pa::Signer signer("es256", read("test-certs/chain.pem"), read("test-certs/signer.key"));
  std::filesystem::create_directories("inbox");
  std::filesystem::create_directories("outbox");
  std::cout << "waiting for images in inbox" << std::endl;
  for (;;) {
    std::set<std::string> names;
    for (const auto &entry : std::filesystem::directory_iterator("inbox"))
      names.insert(entry.path().filename().string());
    for (const auto &name : names) {
      try {
        if (check("inbox/" + name) == "Invalid") throw std::runtime_error("not signed");
        sign(signer, "inbox/" + name, "outbox/" + name);
        std::cout << "outbox/" << name << ": signed" << std::endl;
      } catch (const std::exception &error) {
        std::cout << "inbox/" << name << ": " << error.what() << std::endl; // continues with the next image
      }
      std::filesystem::remove("inbox/" + name);
    }
    std::this_thread::sleep_for(std::chrono::seconds(1));
  }
}
