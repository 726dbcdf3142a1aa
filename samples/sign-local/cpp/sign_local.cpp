// Signs an image with a certificate chain and a private key on disk.
// Usage: ./sign_local [source] [destination] [certificate folder]
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
  const fs::path destination = count > 2 ? args[2] : "signed.jpg";
  const fs::path folder = count > 3 ? args[3] : "test-certs";
  try {
    // #region signer
    // Both files are PEM text. The chain starts with the certificate that matches the key; a P-256 key means es256.
    c2pa::Signer signer("es256", read_text(folder / "chain.pem"), read_text(folder / "signer.key"));
    // #endregion signer

    // #region manifest
    // With verify_after_sign, signing fails if the key doesn't match the certificate.
    // The signer is responsible for the actions, so the claim lists them under created_assertions. Labels have no version.
    auto context = std::make_shared<c2pa::Context>(R"({
      "verify": { "verify_after_sign": true },
      "builder": { "created_assertion_labels": ["c2pa.actions"] }
    })");
    c2pa::Builder builder(context, R"({
      "title": "Test photo",
      "claim_generator_info": [{ "name": "sign-local", "version": "1.0.0" }],
      "assertions": []
    })");
    // The image was taken with a camera; otherwise, choose another type.
    // The intent adds the c2pa.created action that a standard manifest must begin with.
    builder.set_intent(Create, DigitalCapture);
    // #endregion manifest

    // #region sign
    // c2pa-cpp 0.23.6 creates the destination's folder and fails if the path doesn't name one, so pass an absolute path.
    const auto manifest_store = builder.sign(source, fs::absolute(destination), signer);
    std::cout << destination.string() << ": signed, the manifest store has " << manifest_store.size() << " bytes\n";
    // #endregion sign
  } catch (const std::exception &error) {
    std::cerr << source.string() << ": " << error.what() << '\n';
    return 1;
  }
}
