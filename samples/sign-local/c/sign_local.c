// Signs an image with a certificate chain and a private key on disk.
// Usage: ./sign_local [source] [destination] [certificate folder]        (needs c2pa_file.h next to it)
#include "c2pa_file.h"

int main(int count, char **args) {
  const char *source = count > 1 ? args[1] : "photo.jpg";
  const char *destination = count > 2 ? args[2] : "signed.jpg";
  const char *folder = count > 3 ? args[3] : "test-certs";

  // #region signer
  // Both files are PEM text. The chain starts with the certificate that matches the key; a P-256 key means es256.
  char path[4096];
  snprintf(path, sizeof path, "%s/chain.pem", folder);
  char *chain = read_text(path);
  snprintf(path, sizeof path, "%s/signer.key", folder);
  char *key = read_text(path);
  struct C2paSignerInfo info = {.alg = "es256", .sign_cert = chain, .private_key = key, .ta_url = NULL};
  struct C2paSigner *signer = c2pa_signer_from_info(&info); // copies what it needs
  if (!signer) stop("signer");
  free(chain);
  free(key);
  // #endregion signer

  // #region manifest
  // With verify_after_sign, signing fails if the key doesn't match the certificate.
  struct C2paSettings *settings = c2pa_settings_new();
  if (c2pa_settings_set_value(settings, "verify.verify_after_sign", "true")) stop("settings");
  // The signer is responsible for the actions, so the claim lists them under created_assertions.
  // Write the labels without a version.
  if (c2pa_settings_set_value(settings, "builder.created_assertion_labels", "[\"c2pa.actions\"]")) stop("settings");
  struct C2paContextBuilder *configuration = c2pa_context_builder_new();
  if (c2pa_context_builder_set_settings(configuration, settings)) stop("settings");
  c2pa_free(settings);
  struct C2paContext *context = c2pa_context_builder_build(configuration); // takes the configuration

  struct C2paBuilder *builder = c2pa_builder_from_context(context);
  builder = c2pa_builder_with_definition(builder, // takes the old builder
                                         "{ \"title\": \"Test photo\","
                                         "  \"claim_generator_info\": [{ \"name\": \"sign-local\", \"version\": \"1.0.0\" }],"
                                         "  \"assertions\": [] }");
  if (!builder) stop("definition");
  // DigitalCapture is for a photo taken with a camera. For anything else, choose another type.
  // The intent adds the c2pa.created action that a standard manifest must begin with.
  if (c2pa_builder_set_intent(builder, Create, DigitalCapture)) stop("intent");
  // #endregion manifest

  // #region sign
  FILE *in = open_file(source, "rb");
  FILE *out = open_file(destination, "w+b"); // the library reads back what it wrote
  struct C2paStream *from = stream_of(in);
  struct C2paStream *to = stream_of(out);
  const unsigned char *manifest_store = NULL;
  int64_t size = c2pa_builder_sign(builder, "image/jpeg", from, to, signer, &manifest_store);
  if (size < 0) {
    remove(destination); // it isn't signed
    stop(source);
  }
  printf("%s: signed, the manifest store has %lld bytes\n", destination, (long long)size);
  // #endregion sign

  // #region free
  c2pa_free(manifest_store);
  c2pa_release_stream(to);
  c2pa_release_stream(from);
  fclose(out);
  fclose(in);
  c2pa_free(builder);
  c2pa_free(context);
  c2pa_free(signer);
  // #endregion free
  return 0;
}
