// Signs an image but embeds only the URL of the manifest store, which you publish as a separate file.
// Usage: ./remote [photo.jpg] [remote.jpg] [remote.c2pa] [test-certs] [url]
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
  const fs::path photo = count > 1 ? args[1] : "photo.jpg";
  const fs::path output = count > 2 ? args[2] : "remote.jpg";
  const std::string file = count > 3 ? args[3] : "remote.c2pa";
  const fs::path folder = count > 4 ? args[4] : "test-certs";
  const std::string store_url = count > 5 ? args[5] : "https://example.com/manifests/remote.c2pa";
  try {
    // Fetching is on by default. Without this line, reading a file sends a request to the server that the file names.
    // created_assertion_labels: the signer is responsible for the actions, so the claim lists them as created.
    auto context = std::make_shared<c2pa::Context>(R"({
      "verify": { "remote_manifest_fetch": false },
      "builder": { "created_assertion_labels": ["c2pa.actions"] }
    })");

    // #region write
    c2pa::Signer signer("es256", read_text(folder / "chain.pem"), read_text(folder / "signer.key"));
    c2pa::Builder builder(context, R"({ "title": "Evening over the hills" })");
    builder.set_intent(Create, DigitalCreation);
    builder.set_remote_url(store_url); // written to the file's XMP
    builder.set_no_embed();          // without this, the store is embedded too
    const auto store = builder.sign(photo, fs::absolute(output), signer);
    std::ofstream(file, std::ios::binary).write(reinterpret_cast<const char *>(store.data()), store.size());
    // #endregion write

    // #region read
    // With fetching off, the Reader stops and reports the URL.
    try {
      c2pa::Reader reader(context, output);
    } catch (const c2pa::C2paException &error) {
      const std::string message = error.what();
      if (message.rfind("Remote", 0) != 0) throw;
      std::cout << output.string() << ": nothing fetched, the manifest store is at "
                << message.substr(message.rfind(' ') + 1) << '\n';
    }

    // Pass the store that you fetched yourself together with the file: in 0.23.6, with the C function.
    std::ifstream image(output, std::ios::binary);
    c2pa::CppIStream stream(image);
    C2paReader *both = c2pa_reader_with_manifest_data_and_stream(c2pa_reader_from_context(context->c_context()),
                                                                 "image/jpeg", stream.c_stream, store.data(), store.size());
    if (!both) throw c2pa::C2paException();
    char *report = c2pa_reader_json(both);
    std::cout << output.string() << " with " << file << ": "
              << json::parse(report).at("validation_state").get<std::string>() << '\n'
              << "embedded: " << (c2pa_reader_is_embedded(both) ? "yes" : "no") << '\n';
    c2pa_free(report);
    c2pa_free(both);
    // #endregion read
  } catch (const std::exception &error) {
    std::cerr << photo.string() << ": " << error.what() << '\n';
    return 1;
  }
}
