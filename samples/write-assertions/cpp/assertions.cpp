// Writes the common kinds of assertions, marks those that the signer is responsible for, and reads them back.
// Usage: ./assertions [photo.jpg] [described.jpg] [test-certs]
#include <c2pa.hpp>
#include <fstream>
#include <iostream>
#include <nlohmann/json.hpp>
#include <sstream>

namespace fs = std::filesystem;
using json = nlohmann::ordered_json; // keeps members in the order they were written

static std::string read_text(const fs::path &path) {
  std::ifstream file(path, std::ios::binary);
  if (!file) throw std::runtime_error("cannot read " + path.string());
  std::ostringstream text;
  text << file.rdbuf();
  return text.str();
}

// #region definition
static const char *const definition = R"({
  "title": "Evening over the hills",
  "claim_generator_info": [{ "name": "Example Editor", "version": "3.1", "specVersion": "2.4.0" }],
  "assertions": [
    {
      "label": "c2pa.metadata",
      "created": true,
      "data": {
        "@context": { "tiff": "http://ns.adobe.com/tiff/1.0/", "exif": "http://ns.adobe.com/exif/1.0/" },
        "tiff:Make": "Example Camera",
        "exif:ExposureTime": "1/100"
      }
    },
    {
      "label": "cawg.metadata",
      "data": {
        "@context": { "dc": "http://purl.org/dc/elements/1.1/" },
        "dc:creator": ["A. Photographer"],
        "dc:rights": { "x-default": "All rights reserved" }
      }
    },
    {
      "label": "cawg.training-mining",
      "data": {
        "entries": {
          "cawg.ai_generative_training": { "use": "notAllowed" },
          "cawg.data_mining": { "use": "constrained", "constraint_info": "https://example.org/license" }
        }
      }
    },
    {
      "label": "org.example.assignment",
      "created": true,
      "data": { "desk": "Documentation", "reference": "DOC-15" }
    }
  ]
})";
// c2pa.metadata: facts that the device or program measured itself, so we're responsible for them.
// cawg.metadata: text that a person typed. We only pass it on, so this assertion is "gathered".
// cawg.training-mining: what the owner allows machines to do with the image.
// org.example.assignment: our own data, under our own domain in reverse.
// #endregion definition

int main(int count, char **args) {
  const fs::path photo = count > 1 ? args[1] : "photo.jpg";
  const fs::path output = count > 2 ? args[2] : "described.jpg";
  const fs::path folder = count > 3 ? args[3] : "test-certs";
  try {
    // #region actions
    // created_assertion_labels: labels without a version. These become created assertions.
    // all_actions_included: the list of actions is complete.
    auto context = std::make_shared<c2pa::Context>(R"({
      "verify": { "verify_after_sign": true },
      "builder": {
        "created_assertion_labels": ["c2pa.actions", "c2pa.thumbnail.claim"],
        "actions": { "all_actions_included": true }
      }
    })");
    c2pa::Builder builder(context, definition);
    builder.set_intent(Create, DigitalCapture); // writes c2pa.created, the inception action
    const std::string types = "http://cv.iptc.org/newscodes/digitalsourcetype/";
    const json actions = {
        // An editorial change needs a source type for the new content.
        {{"action", "c2pa.cropped"},
         {"digitalSourceType", types + "humanEdits"},
         {"softwareAgent", {{"name", "Example Editor"}, {"version", "3.1"}}}},
        // A change that is not editorial needs no type.
        {{"action", "c2pa.resized.proportional"}, {"when", "2026-11-20T17:30:00Z"}},
        // Without a suitable standard name, use your own, with your own parameter.
        {{"action", "org.example.dust-removed"},
         {"digitalSourceType", types + "algorithmicallyEnhanced"},
         {"parameters", {{"description", "Dust on the sensor removed"}, {"org.example.spots", 3}}}},
    };
    for (const json &action : actions) builder.add_action(action.dump());
    // #endregion actions

    c2pa::Signer signer("es256", read_text(folder / "chain.pem"), read_text(folder / "signer.key"));
    builder.sign(photo, fs::absolute(output), signer);

    // #region check
    c2pa::Reader reader(context, output);
    const json store = json::parse(reader.json());
    std::cout << output.string() << ": " << store.at("validation_state").get<std::string>() << '\n';
    const std::string active = store.at("active_manifest");
    for (const json &assertion : store.at("manifests").at(active).at("assertions")) {
      // Core 0.80 doesn't mark metadata assertions as created, even if the claim lists them as created.
      const bool created = assertion.value("created", false);
      std::cout << assertion.at("label").get<std::string>() << (created ? " (created)" : "") << '\n';
      const json &data = assertion.at("data");
      for (const json &action : data.value("actions", json::array())) {
        std::cout << "  " << action.at("action").get<std::string>();
        const std::string type = action.value("digitalSourceType", "");
        const char *between = ": ";
        if (!type.empty()) {
          std::cout << between << type.substr(type.rfind('/') + 1);
          between = ", ";
        }
        const json parameters = action.value("parameters", json::object());
        for (const auto &parameter : parameters.items()) {
          std::cout << between << parameter.key();
          between = ", ";
        }
        std::cout << '\n';
      }
      if (data.contains("allActionsIncluded"))
        std::cout << "  allActionsIncluded: " << data["allActionsIncluded"] << '\n';
    }
    // #endregion check
  } catch (const std::exception &error) {
    std::cerr << photo.string() << ": " << error.what() << '\n';
    return 1;
  }
}
