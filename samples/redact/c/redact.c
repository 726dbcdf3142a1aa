// Signs a photo with the location where it was taken, then redacts the location and gives the reason.
// Usage: ./redact [photo.jpg] [redacted.jpg] [test-certs]   (needs c2pa_file.h next to it, and cJSON)
#include <cjson/cJSON.h>
#include <stdbool.h>
#include <string.h>

#include "c2pa_file.h"

static const char *const original = "with-location.jpg", *const location = "39,21.102N";
static struct C2paContext *context;
static struct C2paSigner *signer;

static const cJSON *member(const cJSON *object, const char *name) {
  return cJSON_GetObjectItemCaseSensitive(object, name);
}

static const char *text(const cJSON *object, const char *name) {
  const char *value = cJSON_GetStringValue(member(object, name));
  return value ? value : "";
}

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

// A definition with the exposure, and with the location if there is one. Free it with cJSON_Delete.
static cJSON *definition_with(bool exposure, const char *latitude) {
  cJSON *definition = cJSON_CreateObject();
  cJSON_AddStringToObject(definition, "title", "Nest of a rare bird");
  cJSON *assertions = cJSON_AddArrayToObject(definition, "assertions");
  if (!exposure) return definition;
  cJSON *assertion = cJSON_CreateObject();
  cJSON_AddItemToArray(assertions, assertion);
  cJSON_AddStringToObject(assertion, "label", "c2pa.metadata");
  cJSON *data = cJSON_AddObjectToObject(assertion, "data");
  cJSON_AddStringToObject(cJSON_AddObjectToObject(data, "@context"), "exif", "http://ns.adobe.com/exif/1.0/");
  cJSON_AddStringToObject(data, "exif:ExposureTime", "1/100");
  if (latitude) cJSON_AddStringToObject(data, "exif:GPSLatitude", latitude);
  return definition;
}

static struct C2paBuilder *builder_for(cJSON *definition) {
  char *json = cJSON_PrintUnformatted(definition);
  struct C2paBuilder *builder = c2pa_builder_with_definition(c2pa_builder_from_context(context), json);
  if (!builder) stop("definition");
  cJSON_free(json);
  cJSON_Delete(definition);
  return builder;
}

// Signs, frees the builder, and leaves no file behind when it fails.
static bool write_file(struct C2paBuilder *builder, const char *source, const char *output) {
  FILE *in = open_file(source, "rb"), *out = open_file(output, "w+b");
  struct C2paStream *from = stream_of(in), *to = stream_of(out);
  const unsigned char *store = NULL;
  bool done = c2pa_builder_sign(builder, "image/jpeg", from, to, signer, &store) >= 0;
  c2pa_free(store);
  c2pa_release_stream(to);
  c2pa_release_stream(from);
  fclose(out);
  fclose(in);
  c2pa_free(builder);
  if (!done) remove(output);
  return done;
}

// #region redact
static bool redact(const char *uri, const char *reason, const char *output, bool exposure) {
  // There's no function for this: the definition names the assertion, and an action gives the reason.
  cJSON *definition = definition_with(exposure, NULL);
  cJSON_AddItemToArray(cJSON_AddArrayToObject(definition, "redactions"), cJSON_CreateString(uri));
  struct C2paBuilder *update = builder_for(definition);
  // The pixels don't change, so an update manifest is enough.
  if (c2pa_builder_set_intent(update, Update, Empty)) stop("intent");

  cJSON *action = cJSON_CreateObject();
  cJSON_AddStringToObject(action, "action", "c2pa.redacted");
  cJSON_AddStringToObject(action, "reason", reason);
  cJSON_AddStringToObject(cJSON_AddObjectToObject(action, "parameters"), "redacted", uri);
  char *json = cJSON_PrintUnformatted(action);
  if (c2pa_builder_add_action(update, json)) stop("action");
  cJSON_free(json);
  cJSON_Delete(action);
  return write_file(update, original, output);
}
// #endregion redact

static cJSON *report_of(const char *path) {
  FILE *file = open_file(path, "rb");
  struct C2paStream *stream = stream_of(file);
  struct C2paReader *reader = c2pa_reader_with_stream(c2pa_reader_from_context(context), "image/jpeg", stream);
  if (!reader) stop(path);
  char *json = c2pa_reader_json(reader);
  cJSON *store = cJSON_Parse(json);
  c2pa_free(json);
  c2pa_free(reader);
  c2pa_release_stream(stream);
  fclose(file);
  return store;
}

// #region check
// Check the bytes too: if the text is still in the file, it isn't redacted.
static bool has_bytes(const char *path, const char *wanted) {
  FILE *file = open_file(path, "rb");
  size_t length = strlen(wanted), same = 0;
  // Restarting is correct here, because the first character occurs only once in the text.
  for (int byte; same < length && (byte = getc(file)) != EOF;)
    same = byte == wanted[same] ? same + 1 : byte == wanted[0];
  fclose(file);
  return same == length;
}

static int by_name(const void *one, const void *other) {
  return strcmp(*(const char *const *)one, *(const char *const *)other);
}

static void print_manifest(const char *role, const cJSON *manifest) {
  const cJSON *assertion, *action, *uri, *assertions = member(manifest, "assertions");
  const char *names[64];
  size_t count = 0;
  cJSON_ArrayForEach(assertion, assertions) if (count < 64) names[count++] = text(assertion, "label");
  qsort(names, count, sizeof *names, by_name);
  printf("  %s", role);
  for (size_t i = 0; i < count; i++) printf("%s%s", i ? ", " : ": ", names[i]);
  printf("\n");
  cJSON_ArrayForEach(uri, member(manifest, "redactions"))
      printf("    redacted: %s\n", strrchr(cJSON_GetStringValue(uri), '/') + 1);
  cJSON_ArrayForEach(assertion, assertions) {
    cJSON_ArrayForEach(action, member(member(assertion, "data"), "actions")) if (member(action, "reason"))
        printf("    %s: %s\n", text(action, "action"), text(action, "reason"));
  }
}

static void print_report(const char *path) {
  cJSON *store = report_of(path);
  const cJSON *manifest, *manifests = member(store, "manifests");
  const cJSON *active = member(manifests, text(store, "active_manifest"));
  const char *found = has_bytes(path, location) ? "true" : "false";
  printf("%s: %s, location in the file: %s\n", path, text(store, "validation_state"), found);
  print_manifest("active", active);
  cJSON_ArrayForEach(manifest, manifests) if (manifest != active) print_manifest("parent", manifest);
  cJSON_Delete(store);
}
// #endregion check

int main(int count, char **args) {
  const char *photo = count > 1 ? args[1] : "photo.jpg";
  const char *output = count > 2 ? args[2] : "redacted.jpg";
  signer = signer_in(count > 3 ? args[3] : "test-certs");
  // The signer is responsible for the actions, so the claim lists them under created_assertions.
  context = context_from("{ \"verify\": { \"verify_after_sign\": true },"
                         "  \"builder\": { \"created_assertion_labels\": [\"c2pa.actions\"] } }");

  struct C2paBuilder *capture = builder_for(definition_with(true, location));
  if (c2pa_builder_set_intent(capture, Create, DigitalCreation)) stop("intent");
  if (!write_file(capture, photo, original)) stop(photo);

  // #region find
  // The URI of an assertion: the label of its manifest, then its own label.
  cJSON *store = report_of(original);
  const char *before = text(store, "active_manifest");
  char uri[512];
  snprintf(uri, sizeof uri, "self#jumbf=/c2pa/%s/c2pa.assertions/%s", before, "c2pa.metadata");
  // #endregion find

  // The exposure may stay public, so we write it again and sign it.
  if (!redact(uri, "c2pa.PII.present", output, true)) stop(output);
  print_report(original);
  print_report(output);

  // #region refused
  // Signing fails for an assertion that can't be redacted or doesn't exist.
  const char *const names[] = {"c2pa.actions.v2", "c2pa.hash.data", "org.example.nothing"};
  for (size_t i = 0; i < sizeof names / sizeof *names; i++) {
    snprintf(uri, sizeof uri, "self#jumbf=/c2pa/%s/c2pa.assertions/%s", before, names[i]);
    if (redact(uri, "c2pa.invalid.data", "refused.jpg", false)) {
      printf("%s: redacted\n", names[i]);
      continue;
    }
    char *message = c2pa_error(); // the kind of error, a colon, the text
    const char *colon = strstr(message, ": ");
    printf("%s: %s\n", names[i], colon ? colon + 2 : message);
    c2pa_free(message);
  }
  // #endregion refused

  cJSON_Delete(store);
  c2pa_free(context);
  c2pa_free(signer);
  return 0;
}
