// Signs an image with a time stamp.
// Usage: ./add_stamp [source] [destination] [certificate folder] [URL of the TSA]
#include <c2pa.hpp>
#include <fstream>
#include <iostream>
#include <sstream>

namespace fs = std::filesystem;

static std::string read_text(const fs::path &path) {
  std::ifstream file(path, std::ios::binary);
  if (!file) throw std::runtime_error("cannot read " + path.string());
  std::ostringstream text;
  text << file.rdbuf();
  return text.str();
}

int main(int count, char **args) {
  const fs::path source = count > 1 ? args[1] : "photo.jpg";
  const fs::path destination = count > 2 ? args[2] : "stamped.jpg";
  const fs::path folder = count > 3 ? args[3] : "test-certs";
  const std::string tsa = count > 4 ? args[4] : "http://127.0.0.1:3180/";
  try {
    // #region signer
    c2pa::Signer signer("es256", read_text(folder / "chain.pem"), read_text(folder / "signer.key"), tsa);
    // #endregion signer

    // The signer is responsible for the actions, so the claim lists them under created_assertions.
    auto context = std::make_shared<c2pa::Context>(R"({
      "builder": { "created_assertion_labels": ["c2pa.actions"] }
    })");
    c2pa::Builder builder(context, R"({ "claim_generator_info": [{ "name": "stamp", "version": "1.0.0" }] })");
    builder.set_intent(Create, DigitalCreation);
    builder.sign(source, fs::absolute(destination), signer);
    std::cout << destination.string() << ": signed with a time stamp\n";
  } catch (const std::exception &error) {
    std::cerr << source.string() << ": " << error.what() << '\n';
    return 1;
  }
}
