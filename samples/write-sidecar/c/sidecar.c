// Signs an image without changing it: the manifest store goes into a sidecar file.
// Usage: ./sidecar [photo.jpg] [photo.c2pa] [test-certs]        (needs c2pa_file.h next to it, and cJSON)
#define _POSIX_C_SOURCE 200809L // strdup
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

// The state in the report of a reader. Free it with free.
static char *state_of(struct C2paReader *reader) {
  char *json = c2pa_reader_json(reader);
  cJSON *store = cJSON_Parse(json);
  char *state = strdup(cJSON_GetStringValue(cJSON_GetObjectItemCaseSensitive(store, "validation_state")));
  cJSON_Delete(store);
  c2pa_free(json);
  return state;
}

int main(int count, char **args) {
  const char *photo = count > 1 ? args[1] : "photo.jpg";
  const char *sidecar = count > 2 ? args[2] : "photo.c2pa";
  struct C2paSigner *signer = signer_in(count > 3 ? args[3] : "test-certs");
  // The signer is responsible for the actions, so the claim lists them under created_assertions.
  struct C2paContext *context =
      context_from("{ \"builder\": { \"created_assertion_labels\": [\"c2pa.actions\"] } }");
  FILE *image = open_file(photo, "rb");
  struct C2paStream *from = stream_of(image);

  // #region write
  struct C2paBuilder *builder = c2pa_builder_from_context(context);
  builder = c2pa_builder_with_definition(builder, "{ \"title\": \"Evening over the hills\" }");
  if (!builder) stop("definition");
  if (c2pa_builder_set_intent(builder, Create, DigitalCreation)) stop("intent");
  c2pa_builder_set_no_embed(builder);

  FILE *copy = tmpfile(); // a copy of the image with the same bytes, not needed
  struct C2paStream *unused = stream_of(copy);
  const unsigned char *store = NULL;
  int64_t size = c2pa_builder_sign(builder, "image/jpeg", from, unused, signer, &store);
  if (size < 0) stop(photo);
  FILE *file = open_file(sidecar, "wb");
  if (fwrite(store, 1, (size_t)size, file) != (size_t)size) return 1;
  fclose(file);
  // #endregion write

  // #region read
  rewind(image);
  struct C2paReader *alone = c2pa_reader_with_stream(c2pa_reader_from_context(context), "image/jpeg", from);
  char *state = alone ? state_of(alone) : strdup("nothing found");
  printf("%s alone: %s\n", photo, state);
  free(state);

  // In practice, read the bytes from the sidecar file.
  rewind(image);
  struct C2paReader *both = c2pa_reader_with_manifest_data_and_stream(c2pa_reader_from_context(context), "image/jpeg",
                                                                       from, store, (uintptr_t)size);
  if (!both) stop(sidecar);
  state = state_of(both);
  printf("%s with %s: %s\n", photo, sidecar, state);
  printf("embedded: %s\n", c2pa_reader_is_embedded(both) ? "true" : "false");
  free(state);
  // #endregion read

  c2pa_free(both);
  c2pa_free(alone);
  c2pa_free(store);
  c2pa_release_stream(unused);
  fclose(copy);
  c2pa_release_stream(from);
  fclose(image);
  c2pa_free(builder);
  c2pa_free(context);
  c2pa_free(signer);
  return 0;
}
