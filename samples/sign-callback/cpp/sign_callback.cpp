// Signs an image with a key that the library never sees: it passes bytes and gets a signature back.
// Usage: ./sign_callback [source] [destination] [certificate folder]        (needs openssl)
#include <c2pa.hpp>
#include <cstdio>
#include <fstream>
#include <iostream>
#include <sstream>

namespace fs = std::filesystem;
using Bytes = std::vector<unsigned char>;

// #region callback
// The library takes a plain function, not a capturing lambda, so what it needs is global.
static fs::path key;

// In production, call a key management service here. In this test, another process has the key.
// The data isn't hashed yet: the service hashes it, with SHA-256 for ES256.
static Bytes sign(const Bytes &data) {
  const fs::path request = fs::absolute("to-sign.bin"), response = fs::absolute("signature.bin");
  std::ofstream(request, std::ios::binary).write(reinterpret_cast<const char *>(data.data()), data.size());
  // Choose the key's name yourself. Never build a command from untrusted text.
  const std::string command =
      "openssl dgst -sha256 -sign '" + key.string() + "' -out " + response.string() + " " + request.string();
  const bool failed = std::system(command.c_str()) != 0;
  std::ifstream file(response, std::ios::binary);
  const Bytes signature{std::istreambuf_iterator<char>(file), {}};
  fs::remove(request);
  fs::remove(response);
  // The library hides your exception and reports a bad signature, so print the reason yourself.
  if (failed) std::cerr << "openssl could not sign\n";
  if (failed) throw std::runtime_error("openssl could not sign");
  return signature;
}
// #endregion callback

int main(int count, char **args) {
  const fs::path source = count > 1 ? args[1] : "photo.jpg";
  const fs::path destination = count > 2 ? args[2] : "signed.jpg";
  const fs::path folder = count > 3 ? args[3] : "test-certs";
  try {
    // #region signer
    key = folder / "signer.key";
    std::ostringstream chain;
    chain << std::ifstream(folder / "chain.pem").rdbuf();
    c2pa::Signer signer(&sign, Es256, chain.str(), ""); // no time-stamping authority
    // #endregion signer

    // The signer is responsible for the actions, so the claim lists them under created_assertions.
    auto context = std::make_shared<c2pa::Context>(R"({
      "verify": { "verify_after_sign": true },
      "builder": { "created_assertion_labels": ["c2pa.actions"] }
    })");
    c2pa::Builder builder(context, R"({
      "title": "Test photo",
      "claim_generator_info": [{ "name": "sign-callback", "version": "1.0.0" }]
    })");
    builder.set_intent(Create, DigitalCapture);
    builder.sign(source, fs::absolute(destination), signer);
    std::cout << destination.string() << ": signed through a callback\n";
  } catch (const std::exception &error) {
    std::cerr << source.string() << ": " << error.what() << '\n';
    return 1;
  }
}
