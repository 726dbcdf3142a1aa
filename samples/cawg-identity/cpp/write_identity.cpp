// Adds two signatures from settings: the tool signs the claim, and the newsroom signs an identity assertion in it.
// Then reads the file with one trust anchor for tools and one for people.
// Usage: ./write_identity [photo.jpg] [identified.jpg] [test-certs] [identity-certs]
#include <c2pa.hpp>
#include <fstream>
#include <iostream>
#include <nlohmann/json.hpp>
#include <set>
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

// #region write
// Pass the contents of the files, not their names: the library doesn't open paths here.
static json signer(const fs::path &folder) {
  return {{"local",
           {{"alg", "es256"},
            {"sign_cert", read_text(folder / "chain.pem")},
            {"private_key", read_text(folder / "signer.key")}}}};
}

static void sign(const fs::path &source, const fs::path &output, const fs::path &tool, const fs::path &actor) {
  json identity = signer(actor);
  identity["local"]["referenced_assertions"] = {"c2pa.actions.v2", "org.example.caption"};
  identity["local"]["roles"] = json::array({"cawg.creator"});
  const json settings = {
      {"signer", signer(tool)},
      {"cawg_x509_signer", identity},
      // The signer is responsible for the actions, so the claim lists them under created_assertions.
      {"builder", {{"created_assertion_labels", json::array({"c2pa.actions"})}}},
  };

  c2pa::Builder builder(std::make_shared<c2pa::Context>(settings.dump()), R"({
    "title": "Evening over the hills",
    "claim_generator_info": [{ "name": "Docs example", "version": "1.0.0" }],
    "assertions": [
      { "label": "org.example.caption", "data": { "text": "Drawn for the documentation" } },
      { "label": "org.example.internal", "data": { "ticket": "DOC-17" } }
    ]
  })");
  builder.set_intent(Create, DigitalCreation);
  // No signer argument: the context's signers are used.
  builder.sign(source, fs::absolute(output));
}
// #endregion write

int main(int count, char **args) {
  const fs::path source = count > 1 ? args[1] : "photo.jpg";
  const fs::path output = count > 2 ? args[2] : "identified.jpg";
  const fs::path tool = count > 3 ? args[3] : "test-certs";
  const fs::path actor = count > 4 ? args[4] : "identity-certs";
  try {
    sign(source, output, tool, actor);

    // #region read
    // Core 0.80 has two lists. Its Reader checks the assertion and its signature, and reports which checks it skips.
    const json trust = {{"trust", {{"trust_anchors", read_text(tool / "root.pem")}}},
                        {"cawg_trust", {{"trust_anchors", read_text(actor / "root.pem")}}}};
    c2pa::Reader reader(std::make_shared<c2pa::Context>(trust.dump()), output);
    const json store = json::parse(reader.json());
    std::cout << output.string() << ": " << store.at("validation_state").get<std::string>() << '\n';

    const json &active = store.at("manifests").at(store.at("active_manifest").get<std::string>());
    for (const json &assertion : active.at("assertions")) {
      if (assertion.at("label") != "cawg.identity") continue;
      const json &identity = assertion.at("data");
      std::set<std::string> vouched; // in alphabetical order
      for (const json &reference : identity.at("signer_payload").at("referenced_assertions")) {
        const std::string url = reference.at("url");
        vouched.insert(url.substr(url.rfind('/') + 1));
      }
      std::cout << identity.at("signature_info").at("issuer").get<std::string>() << " vouches for";
      const char *between = ": ";
      for (const std::string &label : vouched) {
        std::cout << between << label;
        between = ", ";
      }
      std::cout << '\n';
    }
    for (const auto &[kind, statuses] : store.at("validation_results").at("activeManifest").items())
      for (const json &status : statuses)
        if (status.at("code").get<std::string>().rfind("cawg.", 0) == 0)
          std::cout << "  " << kind << ": " << status.at("code").get<std::string>() << ": "
                    << status.value("explanation", "") << '\n';
    // #endregion read
  } catch (const std::exception &error) {
    std::cerr << error.what() << '\n';
    return 1;
  }
}
