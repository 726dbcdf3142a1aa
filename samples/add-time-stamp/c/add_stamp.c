// Signs an image with a time stamp.
// Usage: ./add_stamp [source] [destination] [certificate folder] [URL of the TSA]        (needs c2pa_file.h next to it)
#include "c2pa_file.h"

int main(int count, char **args) {
  const char *source = count > 1 ? args[1] : "photo.jpg";
  const char *destination = count > 2 ? args[2] : "stamped.jpg";
  const char *folder = count > 3 ? args[3] : "test-certs";
  const char *tsa = count > 4 ? args[4] : "http://127.0.0.1:3180/";

  char path[4096];
  snprintf(path, sizeof path, "%s/chain.pem", folder);
  char *chain = read_text(path);
  snprintf(path, sizeof path, "%s/signer.key", folder);
  char *key = read_text(path);
  // #region signer
  struct C2paSignerInfo info = {.alg = "es256", .sign_cert = chain, .private_key = key, .ta_url = tsa};
  struct C2paSigner *signer = c2pa_signer_from_info(&info); // copies what it needs
  if (!signer) stop("signer");
  // #endregion signer
  free(chain);
  free(key);

  // The signer is responsible for the actions, so the claim lists them under created_assertions.
  struct C2paSettings *settings = c2pa_settings_new();
  if (c2pa_settings_set_value(settings, "builder.created_assertion_labels", "[\"c2pa.actions\"]")) stop("settings");
  struct C2paContextBuilder *configuration = c2pa_context_builder_new();
  if (c2pa_context_builder_set_settings(configuration, settings)) stop("settings");
  c2pa_free(settings);
  struct C2paContext *context = c2pa_context_builder_build(configuration); // takes the configuration
  struct C2paBuilder *builder = c2pa_builder_from_context(context);
  builder = c2pa_builder_with_definition(builder, // takes the old builder
                                         "{ \"claim_generator_info\": [{ \"name\": \"stamp\", \"version\": \"1.0.0\" }] }");
  if (!builder) stop("definition");
  if (c2pa_builder_set_intent(builder, Create, DigitalCreation)) stop("intent");

  FILE *in = open_file(source, "rb");
  FILE *out = open_file(destination, "w+b"); // the library reads back what it wrote
  struct C2paStream *from = stream_of(in);
  struct C2paStream *to = stream_of(out);
  const unsigned char *manifest_store = NULL;
  if (c2pa_builder_sign(builder, "image/jpeg", from, to, signer, &manifest_store) < 0) {
    remove(destination); // it isn't signed
    stop(source);
  }
  printf("%s: signed with a time stamp\n", destination);

  c2pa_free(manifest_store);
  c2pa_release_stream(to);
  c2pa_release_stream(from);
  fclose(out);
  fclose(in);
  c2pa_free(builder);
  c2pa_free(context);
  c2pa_free(signer);
  return 0;
}
