// Signs a JPEG that this program writes itself: room for the manifest store first, the signed store at the end.
// Usage: ./embeddable [photo.jpg] [signed.jpg] [test-certs]
#include <c2pa.hpp>
#include <fstream>
#include <iostream>
#include <nlohmann/json.hpp>
#include <sstream>

namespace fs = std::filesystem;
using nlohmann::json;

static const std::string FORMAT = "image/jpeg";

static std::string read_bytes(const fs::path &path) {
  std::ifstream file(path, std::ios::binary);
  if (!file) throw std::runtime_error("cannot read " + path.string());
  std::ostringstream bytes;
  bytes << file.rdbuf();
  return bytes.str();
}

static void write(std::ostream &output, const std::vector<unsigned char> &bytes) {
  output.write(reinterpret_cast<const char *>(bytes.data()), static_cast<std::streamsize>(bytes.size()));
}

static void sign(const fs::path &photo, const fs::path &signed_path, const fs::path &folder) {
  // #region builder
  // The context holds the signer: placeholder() needs its size, sign_embeddable() its key.
  c2pa::Signer signer("es256", read_bytes(folder / "chain.pem"), read_bytes(folder / "signer.key"));
  auto context = std::make_shared<c2pa::Context>(
      c2pa::Context::ContextBuilder()
          .with_json(R"({ "builder": { "created_assertion_labels": ["c2pa.actions"] } })")
          .with_signer(std::move(signer))
          .create_context());
  c2pa::Builder builder(context, R"({
    "title": "Written in place",
    "claim_generator_info": [{ "name": "embeddable", "version": "1.0.0" }]
  })");
  builder.set_intent(Create, DigitalCreation);
  // #endregion builder

  // #region write
  // 1. Reserve space for the store, as JPEG segments, where your program writes metadata.
  const auto placeholder = builder.placeholder(FORMAT);
  const std::string image = read_bytes(photo);
  const std::streamoff start = 2; // after the marker that begins every JPEG
  std::fstream output(signed_path, std::ios::binary | std::ios::in | std::ios::out | std::ios::trunc);
  output << image.substr(0, start);
  write(output, placeholder);
  output << image.substr(start);

  // 2. The hash covers everything but that space.
  builder.set_data_hash_exclusions({{start, placeholder.size()}});
  output.seekg(0);
  builder.update_hash_from_stream(FORMAT, output);

  // 3. The signed store has exactly the same size, so nothing moves.
  const auto store = builder.sign_embeddable(FORMAT);
  if (store.size() != placeholder.size()) throw std::runtime_error("the store doesn't fit");
  output.clear(); // reading to the end set a flag that stops writing
  output.seekp(start);
  write(output, store);
  // #endregion write
}

int main(int count, char **args) {
  const fs::path photo = count > 1 ? args[1] : "photo.jpg";
  const fs::path signed_path = count > 2 ? args[2] : "signed.jpg";
  const fs::path folder = count > 3 ? args[3] : "test-certs";
  try {
    sign(photo, signed_path, folder);
    // sign_embeddable() doesn't see the file again, so check it.
    c2pa::Reader reader(std::make_shared<c2pa::Context>(), signed_path);
    const json report = json::parse(reader.json());
    std::cout << signed_path.string() << ": " << report.at("validation_state").get<std::string>() << '\n';
  } catch (const std::exception &error) {
    std::cerr << error.what() << '\n';
    return 1;
  }
}
