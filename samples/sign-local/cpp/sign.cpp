// Signs one image with a certificate chain and a private key that lie on disk.
// Usage: ./sign [source] [destination] [certificate folder]
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
    // Both files are PEM text. The chain starts with the certificate that fits the key, and a P-256 key means es256.
    c2pa::Signer signer("es256", read_text(folder / "chain.pem"), read_text(folder / "signer.key"));
    // #endregion signer

    // #region manifest
    // With verify_after_sign, a key that does not fit the certificate stops the signing.
    // The signer answers for the actions: the claim lists them under created_assertions. Labels without version.
    auto context = std::make_shared<c2pa::Context>(R"({
      "verify": { "verify_after_sign": true },
      "builder": { "created_assertion_labels": ["c2pa.actions"] }
    })");
    c2pa::Builder builder(context, R"({
      "title": "A drawn picture",
      "claim_generator_info": [{ "name": "sign-local", "version": "1.0.0" }],
      "assertions": []
    })");
    // A drawn picture is a new asset. The intent adds the c2pa.created action a standard manifest must begin with.
    builder.set_intent(Create, DigitalCreation);
    // #endregion manifest

    // #region sign
    // absolute(): 0.23.6 makes the folder of the destination, and fails for a name without one.
    const auto manifest_store = builder.sign(source, fs::absolute(destination), signer);
    std::cout << destination.string() << ": signed, the manifest store has " << manifest_store.size() << " bytes\n";
    // #endregion sign
  } catch (const std::exception &error) {
    std::cerr << source.string() << ": " << error.what() << '\n';
    return 1;
  }
}
