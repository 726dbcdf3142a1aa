// Reads the Content Credentials of a file and prints the validation result.
// Usage: ./read [signed.jpg]        (needs c2pa_file.h next to it, and cJSON for the report)
#include <cjson/cJSON.h>
#include <string.h>

#include "c2pa_file.h"

static const char *text(const cJSON *object, const char *name, const char *otherwise) {
  const char *value = cJSON_GetStringValue(cJSON_GetObjectItemCaseSensitive(object, name));
  return value ? value : otherwise;
}

static void print_report(const char *json) {
  cJSON *store = cJSON_Parse(json);
  const cJSON *manifests = cJSON_GetObjectItemCaseSensitive(store, "manifests");
  const cJSON *active = cJSON_GetObjectItemCaseSensitive(manifests, text(store, "active_manifest", ""));
  const cJSON *signature = cJSON_GetObjectItemCaseSensitive(active, "signature_info");
  printf("state: %s\n", text(store, "validation_state", "(none)"));
  printf("title: %s\n", text(active, "title", "(none)"));
  printf("signed by: %s\n", text(signature, "issuer", "(unknown)"));

  const cJSON *results = cJSON_GetObjectItemCaseSensitive(store, "validation_results");
  const cJSON *own = cJSON_GetObjectItemCaseSensitive(results, "activeManifest");
  const cJSON *status;
  cJSON_ArrayForEach(status, cJSON_GetObjectItemCaseSensitive(own, "failure"))
      printf("failure: %s\n", text(status, "code", "?"));
  cJSON_Delete(store);
}

int main(int count, char **args) {
  const char *path = count > 1 ? args[1] : "signed.jpg";

  // #region read
  // Don't let an untrusted file make your server send requests.
  struct C2paSettings *settings = c2pa_settings_new();
  if (c2pa_settings_set_value(settings, "verify.remote_manifest_fetch", "false")) stop("settings");
  struct C2paContextBuilder *configuration = c2pa_context_builder_new();
  if (c2pa_context_builder_set_settings(configuration, settings)) stop("settings");
  c2pa_free(settings);
  struct C2paContext *context = c2pa_context_builder_build(configuration); // takes the configuration

  FILE *file = open_file(path, "rb");
  struct C2paStream *stream = stream_of(file);
  struct C2paReader *reader = c2pa_reader_from_context(context);
  reader = c2pa_reader_with_stream(reader, "image/jpeg", stream); // takes the old reader

  if (!reader) {
    // Having no manifest store isn't an error. Most files don't have one.
    char *message = c2pa_error();
    if (strncmp(message, "ManifestNotFound", 16) != 0) {
      fprintf(stderr, "%s: %s\n", path, message);
      return 1;
    }
    printf("%s: no Content Credentials\n", path);
    c2pa_free(message);
  } else {
    char *json = c2pa_reader_json(reader);
    print_report(json);
    c2pa_free(json);
  }

  c2pa_free(reader);
  c2pa_release_stream(stream);
  fclose(file);
  c2pa_free(context);
  // #endregion read
  return 0;
}
