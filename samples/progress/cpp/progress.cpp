// Shows what the SDK is doing while it signs. Then signs again, and cancels.
// Usage: ./progress [photo.jpg] [signed.jpg] [test-certs]
#include <c2pa.hpp>
#include <fstream>
#include <iostream>
#include <sstream>

namespace fs = std::filesystem;
using c2pa::ProgressPhase;

static std::string read_text(const fs::path &path) {
  std::ifstream file(path, std::ios::binary);
  if (!file) throw std::runtime_error("cannot read " + path.string());
  std::ostringstream text;
  text << file.rdbuf();
  return text.str();
}

static void sign(const fs::path &photo, const fs::path &output, const fs::path &folder,
                 c2pa::ProgressCallbackFunc callback) {
  // #region context
  auto context = std::make_shared<c2pa::Context>(
      c2pa::Context::ContextBuilder()
          .with_json(R"({ "builder": { "created_assertion_labels": ["c2pa.actions"] } })")
          .with_progress_callback(std::move(callback))
          .create_context());
  // #endregion context
  c2pa::Builder builder(context, R"({
    "title": "Signed with progress",
    "claim_generator_info": [{ "name": "progress", "version": "1.0.0" }]
  })");
  builder.set_intent(Create, DigitalCreation);
  c2pa::Signer signer("es256", read_text(folder / "chain.pem"), read_text(folder / "signer.key"));
  builder.sign(photo, fs::absolute(output), signer);
}

int main(int count, char **args) {
  const fs::path photo = count > 1 ? args[1] : "photo.jpg";
  const fs::path output = count > 2 ? args[2] : "signed.jpg";
  const fs::path folder = count > 3 ? args[3] : "test-certs";
  try {
    // #region show
    sign(photo, output, folder, [](ProgressPhase phase, uint32_t step, uint32_t total) {
      if (phase == ProgressPhase::Hashing) std::cout << "hashing, " << step << " of " << total << '\n';
      if (phase == ProgressPhase::Signing) std::cout << "signing, " << step << " of " << total << '\n';
      return true; // go on; an exception here would cancel
    });
    // #endregion show
  } catch (const std::exception &error) {
    std::cerr << error.what() << '\n';
    return 1;
  }
  // #region cancel
  try {
    sign(photo, "canceled.jpg", folder, [](ProgressPhase phase, uint32_t, uint32_t) {
      return phase != ProgressPhase::Signing; // your program returns false when the user presses Cancel
    });
  } catch (const c2pa::C2paException &error) {
    if (std::string(error.what()).find("operation cancelled") == std::string::npos) throw;
    fs::remove("canceled.jpg"); // what was written so far isn't signed
    std::cout << "canceled\n";
  }
  // #endregion cancel
}
