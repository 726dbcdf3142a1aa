// Reads the same file twice: without trust anchors, and with one root certificate as trust anchor.
// Usage: ./trust [signed.jpg] [test-certs/root.pem]        (needs c2pa_file.h next to it, and cJSON)
#include <cjson/cJSON.h>
#include <string.h>

#include "c2pa_file.h"

// #region trust
// trust_anchors takes the certificates themselves, as PEM text. It doesn't accept a path. The report shows trust_uri.
static struct C2paContext *context_with(const char *anchors) {
  struct C2paContextBuilder *configuration = c2pa_context_builder_new();
  if (anchors) {
    struct C2paSettings *settings = c2pa_settings_new();
    cJSON *wanted = cJSON_CreateObject();
    cJSON *entry = cJSON_CreateObject();
    cJSON_AddStringToObject(entry, "trust_kind", "manifest");
    cJSON_AddStringToObject(entry, "trust_uri", "urn:example:own-root");
    cJSON_AddStringToObject(entry, "trust_anchors", anchors);
    cJSON *trust = cJSON_AddObjectToObject(wanted, "trust");
    cJSON_AddItemToArray(cJSON_AddArrayToObject(trust, "anchors"), entry);
    // Without these purposes, core 0.91.3 accepts only email certificates, and reports genuine files from other signers as Invalid.
    cJSON_AddStringToObject(trust, "trust_config",
                            "1.3.6.1.5.5.7.3.4\n1.3.6.1.5.5.7.3.36\n1.3.6.1.4.1.62558.2.1");
    char *json = cJSON_PrintUnformatted(wanted);
    if (c2pa_settings_update_from_string(settings, json, "json")) stop("settings");
    if (c2pa_context_builder_set_settings(configuration, settings)) stop("settings");
    cJSON_free(json);
    cJSON_Delete(wanted);
    c2pa_free(settings);
  }
  return c2pa_context_builder_build(configuration); // takes the configuration
}
// #endregion trust

static const char *text(const cJSON *object, const char *name) {
  const char *value = cJSON_GetStringValue(cJSON_GetObjectItemCaseSensitive(object, name));
  return value ? value : "";
}

static void print_credentials(const cJSON *statuses) {
  const cJSON *status;
  cJSON_ArrayForEach(status, statuses) if (strncmp(text(status, "code"), "signingCredential.", 18) == 0)
      printf("  %s (%s)\n", text(status, "code"), text(status, "explanation"));
}

static void report(const char *title, const char *path, const char *anchors) {
  struct C2paContext *context = context_with(anchors);
  FILE *file = open_file(path, "rb");
  struct C2paStream *stream = stream_of(file);
  struct C2paReader *reader =
      c2pa_reader_with_stream(c2pa_reader_from_context(context), "image/jpeg", stream);
  if (!reader) {
    char *message = c2pa_error();
    if (strncmp(message, "ManifestNotFound", 16) != 0) stop(path);
    fprintf(stderr, "%s has no manifest store\n", path);
    exit(1);
  }

  char *json = c2pa_reader_json(reader);
  cJSON *store = cJSON_Parse(json);
  const cJSON *results = cJSON_GetObjectItemCaseSensitive(store, "validation_results");
  const cJSON *own = cJSON_GetObjectItemCaseSensitive(results, "activeManifest");
  printf("%s: %s\n", title, text(store, "validation_state"));
  print_credentials(cJSON_GetObjectItemCaseSensitive(own, "success"));
  print_credentials(cJSON_GetObjectItemCaseSensitive(own, "failure"));

  cJSON_Delete(store);
  c2pa_free(json);
  c2pa_free(reader);
  c2pa_release_stream(stream);
  fclose(file);
  c2pa_free(context);
}

int main(int count, char **args) {
  const char *path = count > 1 ? args[1] : "signed.jpg";
  char *root = read_text(count > 2 ? args[2] : "test-certs/root.pem");
  report("no trust anchors", path, NULL);
  report("root as trust anchor", path, root);
  free(root);
  return 0;
}
