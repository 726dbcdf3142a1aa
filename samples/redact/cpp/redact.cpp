// Signs a photo with the location where it was taken, then redacts the location and gives the reason.
// Usage: ./redact [photo.jpg] [redacted.jpg] [test-certs]
#include <algorithm>
#include <c2pa.hpp>
#include <fstream>
#include <iostream>
#include <nlohmann/json.hpp>
#include <sstream>

namespace fs = std::filesystem;
using nlohmann::json;

static std::string read_file(const fs::path &path) {
  std::ifstream file(path, std::ios::binary);
  if (!file) throw std::runtime_error("cannot read " + path.string());
  std::ostringstream text;
  text << file.rdbuf();
  return text.str();
}

static json metadata(json fields) {
  fields["@context"] = {{"exif", "http://ns.adobe.com/exif/1.0/"}};
  return {{"label", "c2pa.metadata"}, {"data", fields}};
}

using Context = std::shared_ptr<c2pa::Context>;

// #region redact
static void redact(const Context &context, c2pa::Signer &signer, const std::string &uri, const char *reason,
                   const fs::path &output, const json &assertions = json::array()) {
  // There's no method for this: the definition names the assertion, and an action gives the reason.
  const json definition = {
      {"title", "Nest of a rare bird"}, {"assertions", assertions}, {"redactions", json::array({uri})}};
  const json action = {
      {"action", "c2pa.redacted"}, {"reason", reason}, {"parameters", {{"redacted", uri}}}};
  c2pa::Builder update(context, definition.dump());
  update.set_intent(Update); // the pixels don't change, so an update manifest is enough
  update.add_action(action.dump());
  update.sign("with-location.jpg", fs::absolute(output), signer);
}
// #endregion redact

static void print_report(const Context &context, const fs::path &file) {
  // #region check
  // Check the bytes too: if the text is still in the file, it isn't redacted.
  const bool found = read_file(file).find("39,21.102N") != std::string::npos;
  const json store = json::parse(c2pa::Reader(context, file).json());
  const std::string active = store.at("active_manifest");
  std::cout << file.string() << ": " << store.at("validation_state").get<std::string>()
            << ", location in the file: " << (found ? "true" : "false") << '\n';
  std::vector<std::string> labels{active};
  for (const auto &entry : store.at("manifests").items())
    if (entry.key() != active) labels.push_back(entry.key());
  for (const std::string &label : labels) {
    const json &manifest = store.at("manifests").at(label);
    std::vector<std::string> names;
    for (const json &one : manifest.at("assertions")) names.push_back(one.at("label"));
    std::sort(names.begin(), names.end());
    const char *between = label == active ? "  active: " : "  parent: ";
    for (const std::string &name : names) {
      std::cout << between << name;
      between = ", ";
    }
    std::cout << '\n';
    for (const std::string uri : manifest.value("redactions", json::array()))
      std::cout << "    redacted: " << uri.substr(uri.rfind('/') + 1) << '\n';
    for (const json &one : manifest.at("assertions"))
      for (const json &action : one.at("data").value("actions", json::array()))
        if (action.contains("reason"))
          std::cout << "    " << action.at("action").get<std::string>() << ": "
                    << action.at("reason").get<std::string>() << '\n';
  }
  // #endregion check
}

int main(int count, char **args) {
  const fs::path photo = count > 1 ? args[1] : "photo.jpg";
  const fs::path output = count > 2 ? args[2] : "redacted.jpg";
  const fs::path folder = count > 3 ? args[3] : "test-certs";
  try {
    c2pa::Signer signer("es256", read_file(folder / "chain.pem"), read_file(folder / "signer.key"));
    // The signer is responsible for the actions, so the claim lists them under created_assertions.
    const Context context = std::make_shared<c2pa::Context>(R"({
      "verify": { "verify_after_sign": true },
      "builder": { "created_assertion_labels": ["c2pa.actions"] }
    })");

    const json location = {{"exif:ExposureTime", "1/100"}, {"exif:GPSLatitude", "39,21.102N"}};
    const json definition = {{"title", "Nest of a rare bird"}, {"assertions", json::array({metadata(location)})}};
    c2pa::Builder capture(context, definition.dump());
    capture.set_intent(Create, DigitalCreation);
    capture.sign(photo, fs::absolute("with-location.jpg"), signer);

    // #region find
    // The URI of an assertion: the label of its manifest, then its own label.
    c2pa::Reader reader(context, fs::path("with-location.jpg"));
    const std::string before = json::parse(reader.json()).at("active_manifest");
    const std::string assertions_uri = "self#jumbf=/c2pa/" + before + "/c2pa.assertions/";
    // #endregion find

    // The new metadata has only what may stay public.
    const json open = json::array({metadata({{"exif:ExposureTime", "1/100"}})});
    redact(context, signer, assertions_uri + "c2pa.metadata", "c2pa.PII.present", output, open);
    print_report(context, "with-location.jpg");
    print_report(context, output);

    // #region refused
    // Signing fails for an assertion that can't be redacted or doesn't exist.
    for (const std::string name : {"c2pa.actions.v2", "c2pa.hash.data", "org.example.nothing"}) {
      try {
        redact(context, signer, assertions_uri + name, "c2pa.invalid.data", "refused.jpg");
        std::cout << name << ": redacted\n";
      } catch (const c2pa::C2paException &error) {
        const std::string message = error.what(); // the kind of error, a colon, the text
        std::cout << name << ": " << message.substr(message.find(": ") + 2) << '\n';
      }
      fs::remove("refused.jpg");
    }
    // #endregion refused
  } catch (const std::exception &error) {
    std::cerr << photo.string() << ": " << error.what() << '\n';
    return 1;
  }
}
