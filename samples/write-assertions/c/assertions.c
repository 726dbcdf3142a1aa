// Writes the common kinds of assertions, marks those that the signer is responsible for, and reads them back.
// Usage: ./assertions [photo.jpg] [described.jpg] [test-certs]   (needs c2pa_file.h next to it, and cJSON)
#include <cjson/cJSON.h>
#include <string.h>

#include "c2pa_file.h"

#define TYPES "http://cv.iptc.org/newscodes/digitalsourcetype/"

// #region definition
static const char *const definition =
    "{ \"title\": \"Evening over the hills\","
    "  \"claim_generator_info\": [{ \"name\": \"Example Editor\", \"version\": \"3.1\", \"specVersion\": \"2.4.0\" }],"
    "  \"assertions\": ["
    // Facts that the device or program measured itself, so we're responsible for them.
    "    { \"label\": \"c2pa.metadata\", \"created\": true, \"data\": {"
    "      \"@context\": { \"tiff\": \"http://ns.adobe.com/tiff/1.0/\", \"exif\": \"http://ns.adobe.com/exif/1.0/\" },"
    "      \"tiff:Make\": \"Example Camera\", \"exif:ExposureTime\": \"1/100\" } },"
    // Text that a person typed. We only pass it on, so this assertion is "gathered".
    "    { \"label\": \"cawg.metadata\", \"data\": {"
    "      \"@context\": { \"dc\": \"http://purl.org/dc/elements/1.1/\" },"
    "      \"dc:creator\": [\"A. Photographer\"], \"dc:rights\": { \"x-default\": \"All rights reserved\" } } },"
    // What the owner allows machines to do with the image.
    "    { \"label\": \"cawg.training-mining\", \"data\": { \"entries\": {"
    "      \"cawg.ai_generative_training\": { \"use\": \"notAllowed\" },"
    "      \"cawg.data_mining\": { \"use\": \"constrained\","
    "                              \"constraint_info\": \"https://example.org/license\" } } } },"
    // Our own data, under our own domain in reverse.
    "    { \"label\": \"org.example.assignment\", \"created\": true,"
    "      \"data\": { \"desk\": \"Documentation\", \"reference\": \"DOC-15\" } } ] }";
// #endregion definition

// #region actions
static const char *const wanted =
    "{ \"verify\": { \"verify_after_sign\": true },"
    "  \"builder\": {"
    // Labels without a version. These become created assertions.
    "    \"created_assertion_labels\": [\"c2pa.actions\", \"c2pa.thumbnail.claim\"],"
    // The list of actions is complete.
    "    \"actions\": { \"all_actions_included\": true } } }";

static const char *const actions[] = {
    // An editorial change needs a source type for the new content.
    "{ \"action\": \"c2pa.cropped\", \"digitalSourceType\": \"" TYPES "humanEdits\","
    "  \"softwareAgent\": { \"name\": \"Example Editor\", \"version\": \"3.1\" } }",
    // A change that is not editorial needs no type.
    "{ \"action\": \"c2pa.resized.proportional\", \"when\": \"2026-11-20T17:30:00Z\" }",
    // Without a suitable standard name, use your own, with your own parameter.
    "{ \"action\": \"org.example.dust-removed\", \"digitalSourceType\": \"" TYPES "algorithmicallyEnhanced\","
    "  \"parameters\": { \"description\": \"Dust on the sensor removed\", \"org.example.spots\": 3 } }",
};

static struct C2paBuilder *described(struct C2paContext *context) {
  struct C2paBuilder *builder = c2pa_builder_from_context(context);
  builder = c2pa_builder_with_definition(builder, definition);
  if (!builder) stop("definition");
  // Writes c2pa.created, the inception action.
  if (c2pa_builder_set_intent(builder, Create, DigitalCapture)) stop("intent");
  for (size_t i = 0; i < sizeof actions / sizeof *actions; i++)
    if (c2pa_builder_add_action(builder, actions[i])) stop(actions[i]);
  return builder;
}
// #endregion actions

static struct C2paContext *context_with(const char *json) {
  struct C2paContextBuilder *configuration = c2pa_context_builder_new();
  struct C2paSettings *settings = c2pa_settings_new();
  if (c2pa_settings_update_from_string(settings, json, "json")) stop("settings");
  if (c2pa_context_builder_set_settings(configuration, settings)) stop("settings");
  c2pa_free(settings);
  return c2pa_context_builder_build(configuration); // takes the configuration
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

static const cJSON *member(const cJSON *object, const char *name) {
  return cJSON_GetObjectItemCaseSensitive(object, name);
}

static const char *text(const cJSON *object, const char *name) {
  const char *value = cJSON_GetStringValue(member(object, name));
  return value ? value : "";
}

// #region check
static void print_report(const char *name, const char *json) {
  cJSON *store = cJSON_Parse(json);
  const cJSON *active = member(member(store, "manifests"), text(store, "active_manifest"));
  const cJSON *assertion, *action, *parameter;
  printf("%s: %s\n", name, text(store, "validation_state"));
  cJSON_ArrayForEach(assertion, member(active, "assertions")) {
    const cJSON *data = member(assertion, "data"), *all = member(data, "allActionsIncluded");
    // Core 0.91 marks what the claim lists as created. Older versions don't mark metadata.
    printf("%s%s\n", text(assertion, "label"), cJSON_IsTrue(member(assertion, "created")) ? " (created)" : "");
    cJSON_ArrayForEach(action, member(data, "actions")) {
      const char *type = strrchr(text(action, "digitalSourceType"), '/'), *between = ": ";
      printf("  %s", text(action, "action"));
      if (type) {
        printf("%s%s", between, type + 1);
        between = ", ";
      }
      cJSON_ArrayForEach(parameter, member(action, "parameters")) {
        printf("%s%s", between, parameter->string);
        between = ", ";
      }
      printf("\n");
    }
    if (all) printf("  allActionsIncluded: %s\n", cJSON_IsTrue(all) ? "true" : "false");
  }
  cJSON_Delete(store);
}
// #endregion check

int main(int count, char **args) {
  const char *photo = count > 1 ? args[1] : "photo.jpg";
  const char *output = count > 2 ? args[2] : "described.jpg";
  struct C2paSigner *signer = signer_in(count > 3 ? args[3] : "test-certs");
  struct C2paContext *context = context_with(wanted);
  struct C2paBuilder *builder = described(context);
  FILE *in = open_file(photo, "rb"), *out = open_file(output, "w+b");
  struct C2paStream *from = stream_of(in), *to = stream_of(out);

  const unsigned char *store = NULL;
  if (c2pa_builder_sign(builder, "image/jpeg", from, to, signer, &store) < 0) {
    remove(output);
    stop(photo);
  }
  c2pa_free(store);

  rewind(out);
  struct C2paReader *reader = c2pa_reader_with_stream(c2pa_reader_from_context(context), "image/jpeg", to);
  if (!reader) stop(output);
  char *report = c2pa_reader_json(reader);
  print_report(output, report);

  c2pa_free(report);
  c2pa_free(reader);
  c2pa_release_stream(to);
  c2pa_release_stream(from);
  fclose(out);
  fclose(in);
  c2pa_free(builder);
  c2pa_free(context);
  c2pa_free(signer);
  return 0;
}
