// Signs a video from one open file into another, so that memory use doesn't depend on its size.
// Usage: ./sign_video [video.mp4] [signed.mp4] [test-certs]
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
  const fs::path video = count > 1 ? args[1] : "video.mp4";
  const fs::path output = count > 2 ? args[2] : "signed.mp4";
  const fs::path folder = count > 3 ? args[3] : "test-certs";
  try {
    c2pa::Signer signer("es256", read_text(folder / "chain.pem"), read_text(folder / "signer.key"));
    // The signer is responsible for the actions, so the claim lists them under created_assertions.
    auto context = std::make_shared<c2pa::Context>(R"({
      "verify": { "verify_after_sign": true },
      "builder": { "created_assertion_labels": ["c2pa.actions"] }
    })");
    c2pa::Builder builder(context, R"({
      "title": "A ball crosses the frame",
      "claim_generator_info": [{ "name": "stream-file", "version": "1.0.0" }]
    })");
    builder.set_intent(Create, DigitalCreation);

    // #region stream
    // Open files, not bytes: the library reads the parts it needs. It also reads back the destination, hence in | out.
    std::ifstream source(video, std::ios::binary);
    if (!source) throw std::runtime_error("cannot read " + video.string());
    std::fstream destination(output, std::ios::in | std::ios::out | std::ios::trunc | std::ios::binary);
    builder.sign("video/mp4", source, destination, signer);

    destination.seekg(0);
    c2pa::Reader reader(context, "video/mp4", destination);
    const json report = json::parse(reader.json());
    std::cout << output.string() << ": " << report.at("validation_state").get<std::string>() << '\n';
    // #endregion stream
  } catch (const std::exception &error) {
    std::cerr << video.string() << ": " << error.what() << '\n';
    return 1;
  }
}
