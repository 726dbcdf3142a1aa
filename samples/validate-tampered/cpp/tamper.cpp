// Signs an image, changes one bit of its pixels, and reads both from memory.
// Usage: ./tamper [photo.jpg] [test-certs]
#include <c2pa.hpp>
#include <fstream>
#include <iostream>
#include <nlohmann/json.hpp>
#include <sstream>

namespace fs = std::filesystem;
using nlohmann::json;

static std::string read_bytes(const fs::path &path) {
  std::ifstream file(path, std::ios::binary);
  if (!file) throw std::runtime_error("cannot read " + path.string());
  std::ostringstream bytes;
  bytes << file.rdbuf();
  return bytes.str();
}

// #region read
static void report(const std::string &name, const std::string &bytes) {
  // A reader takes any std::istream that can seek. Bytes don't have a file extension, so pass their type.
  std::istringstream stream(bytes);
  // Don't let an untrusted file make your server send requests.
  auto context = std::make_shared<c2pa::Context>(R"({"verify": {"remote_manifest_fetch": false}})");
  auto reader = c2pa::Reader::from_asset(context, "image/jpeg", stream);
  if (!reader) throw std::runtime_error(name + " has no manifest store");

  const json store = json::parse(reader->json());
  std::cout << name << ": " << store.at("validation_state").get<std::string>() << '\n';
  for (const json &status : store.at("validation_results").at("activeManifest").at("failure"))
    std::cout << "  " << status.at("code").get<std::string>() << "\n    " << status.value("url", "") << '\n';
}
// #endregion read

int main(int count, char **args) {
  const fs::path source = count > 1 ? args[1] : "photo.jpg";
  const fs::path folder = count > 2 ? args[2] : "test-certs";
  try {
    c2pa::Signer signer("es256", read_bytes(folder / "chain.pem"), read_bytes(folder / "signer.key"));
    // The signer is responsible for the actions, so the claim lists them under created_assertions.
    auto context =
        std::make_shared<c2pa::Context>(R"({"builder": {"created_assertion_labels": ["c2pa.actions"]}})");
    c2pa::Builder builder(context, R"({"title": "Evening over the hills"})");
    builder.set_intent(Create, DigitalCreation);
    builder.sign(source, fs::absolute("before.jpg"), signer);

    // #region tamper
    std::string bytes = read_bytes("before.jpg");
    report("before.jpg", bytes);
    // The end of a JPEG contains compressed pixels, so one bit changes the image.
    bytes[bytes.size() - 100] ^= 1;
    std::ofstream("tampered.jpg", std::ios::binary) << bytes;
    report("tampered.jpg", bytes);
    // #endregion tamper
  } catch (const std::exception &error) {
    std::cerr << source.string() << ": " << error.what() << '\n';
    return 1;
  }
}
