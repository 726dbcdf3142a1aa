// Signs an image but embeds only the URL of the manifest store, which you publish as a separate file.
// Usage: ./remote [photo.jpg] [remote.jpg] [remote.c2pa] [test-certs] [url]
// (needs c2pa_file.h next to it, and cJSON)
#include <cjson/cJSON.h>
#include <string.h>

#include "c2pa_file.h"

static struct C2paSigner *signer_in(const char *folder) {
  char path[4096];
  snprintf(path, sizeof path, "%s/chain.pem", folder);
  char *chain = read_text(path);
  snprintf(path, sizeof path, "%s/signer.key", folder);
  char *key = read_text(path);
  struct C2paSignerInfo info = {.alg = "es256", .sign_cert = chain, .private_key = key, .ta_url = NULL};
  struct C2paSigner *signer = c2pa_signer_from_info(&info);
  if (!signer) stop("signer");
  free(chain);
  free(key);
  return signer;
}

int main(int count, char **args) {
  const char *photo = count > 1 ? args[1] : "photo.jpg";
  const char *output = count > 2 ? args[2] : "remote.jpg";
  const char *path = count > 3 ? args[3] : "remote.c2pa";
  struct C2paSigner *signer = signer_in(count > 4 ? args[4] : "test-certs");
  const char *store_url = count > 5 ? args[5] : "https://example.com/manifests/remote.c2pa";

  // Fetching is on by default. Without this setting, reading a file sends a request to the server that the file names.
  struct C2paSettings *settings = c2pa_settings_new();
  if (c2pa_settings_set_value(settings, "verify.remote_manifest_fetch", "false")) stop("settings");
  // The signer is responsible for the actions, so the claim lists them under created_assertions.
  if (c2pa_settings_set_value(settings, "builder.created_assertion_labels", "[\"c2pa.actions\"]")) stop("settings");
  struct C2paContextBuilder *configuration = c2pa_context_builder_new();
  if (c2pa_context_builder_set_settings(configuration, settings)) stop("settings");
  c2pa_free(settings);
  struct C2paContext *context = c2pa_context_builder_build(configuration); // takes the configuration
  FILE *in = open_file(photo, "rb"), *out = open_file(output, "w+b");
  struct C2paStream *from = stream_of(in), *to = stream_of(out);

  // #region write
  struct C2paBuilder *builder = c2pa_builder_from_context(context);
  builder = c2pa_builder_with_definition(builder, "{ \"title\": \"Evening over the hills\" }");
  if (!builder) stop("definition");
  if (c2pa_builder_set_intent(builder, Create, DigitalCreation)) stop("intent");
  if (c2pa_builder_set_remote_url(builder, store_url)) stop("URL"); // written to the file's XMP
  c2pa_builder_set_no_embed(builder);                                 // without this, the store is embedded too
  const unsigned char *store = NULL;
  int64_t size = c2pa_builder_sign(builder, "image/jpeg", from, to, signer, &store);
  if (size < 0) {
    remove(output);
    stop(photo);
  }
  FILE *file = open_file(path, "wb");
  if (fwrite(store, 1, (size_t)size, file) != (size_t)size) return 1;
  fclose(file);
  // #endregion write

  // #region read
  // With fetching off, the Reader stops and reports the URL.
  rewind(out);
  struct C2paReader *alone = c2pa_reader_with_stream(c2pa_reader_from_context(context), "image/jpeg", to);
  if (!alone) {
    char *message = c2pa_error();
    if (strncmp(message, "Remote", 6) != 0) stop(output);
    printf("%s: nothing fetched, the manifest store is at %s\n", output, strrchr(message, ' ') + 1);
    c2pa_free(message);
  }

  // Pass the store that you fetched yourself, with your own limits, together with the file.
  rewind(out);
  struct C2paReader *both = c2pa_reader_with_manifest_data_and_stream(c2pa_reader_from_context(context), "image/jpeg",
                                                                       to, store, (uintptr_t)size);
  if (!both) stop(path);
  char *json = c2pa_reader_json(both);
  cJSON *report = cJSON_Parse(json);
  printf("%s with %s: %s\n", output, path,
         cJSON_GetStringValue(cJSON_GetObjectItemCaseSensitive(report, "validation_state")));
  printf("embedded: %s\n", c2pa_reader_is_embedded(both) ? "yes" : "no");
  // #endregion read

  cJSON_Delete(report);
  c2pa_free(json);
  c2pa_free(both);
  c2pa_free(alone);
  c2pa_free(store);
  c2pa_release_stream(to);
  c2pa_release_stream(from);
  fclose(out);
  fclose(in);
  c2pa_free(builder);
  c2pa_free(context);
  c2pa_free(signer);
  return 0;
}
