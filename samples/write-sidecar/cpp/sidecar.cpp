// Signs an image without changing it: the manifest store goes into a sidecar file.
// Usage: ./sidecar [photo.jpg] [photo.c2pa] [test-certs]
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

static std::string state_of(const std::string &report) {
  return json::parse(report).at("validation_state").get<std::string>();
}

int main(int count, char **args) {
  const std::string photo = count > 1 ? args[1] : "photo.jpg";
  const std::string sidecar = count > 2 ? args[2] : "photo.c2pa";
  const fs::path folder = count > 3 ? args[3] : "test-certs";
  try {
    // The signer is responsible for the actions, so the claim lists them under created_assertions.
    auto context = std::make_shared<c2pa::Context>(R"({
      "builder": { "created_assertion_labels": ["c2pa.actions"] }
    })");

    // #region write
    c2pa::Signer signer("es256", read_text(folder / "chain.pem"), read_text(folder / "signer.key"));
    c2pa::Builder builder(context, R"({ "title": "Evening over the hills" })");
    builder.set_intent(Create, DigitalCreation);
    builder.set_no_embed();
    std::ifstream source(photo, std::ios::binary);
    std::stringstream unused; // a copy of the image with the same bytes, not needed
    const auto store = builder.sign("image/jpeg", source, unused, signer);
    std::ofstream(sidecar, std::ios::binary).write(reinterpret_cast<const char *>(store.data()), store.size());
    // #endregion write

    // #region read
    auto alone = c2pa::Reader::from_asset(context, fs::path(photo));
    std::cout << photo << " alone: " << (alone ? state_of(alone->json()) : "nothing found") << '\n';

    // 0.23.6 has no Reader for a file with a separate store. Its C function does, and takes ownership of the reader.
    std::ifstream image(photo, std::ios::binary);
    c2pa::CppIStream stream(image);
    C2paReader *both = c2pa_reader_with_manifest_data_and_stream(c2pa_reader_from_context(context->c_context()),
                                                                 "image/jpeg", stream.c_stream, store.data(), store.size());
    if (!both) throw c2pa::C2paException();
    char *report = c2pa_reader_json(both);
    std::cout << photo << " with " << sidecar << ": " << state_of(report) << '\n';
    std::cout << "embedded: " << (c2pa_reader_is_embedded(both) ? "true" : "false") << '\n';
    c2pa_free(report);
    c2pa_free(both);
    // #endregion read
  } catch (const std::exception &error) {
    std::cerr << photo << ": " << error.what() << '\n';
    return 1;
  }
}
