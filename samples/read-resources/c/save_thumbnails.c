// Writes the thumbnails of the active manifest and of its ingredients to files.
// Usage: ./save_thumbnails [signed.jpg] [output folder]        (needs c2pa_file.h next to it, and cJSON)
#include <cjson/cJSON.h>
#include <string.h>
#include <sys/stat.h>

#include "c2pa_file.h"

static const cJSON *member(const cJSON *object, const char *name) {
  return cJSON_GetObjectItemCaseSensitive(object, name);
}

static const char *text(const cJSON *object, const char *name) {
  const char *value = cJSON_GetStringValue(member(object, name));
  return value ? value : "";
}

// #region save
static void save(struct C2paReader *reader, const cJSON *thumbnail, const char *folder, const char *name) {
  if (!thumbnail) return; // a thumbnail is optional
  const char *format = text(thumbnail, "format");
  const char *ending = strcmp(format, "image/jpeg") == 0   ? "jpg"
                       : strcmp(format, "image/png") == 0  ? "png"
                       : strcmp(format, "image/webp") == 0 ? "webp"
                                                           : "bin";
  // Choose the name yourself. A name from the file could point anywhere on your disk.
  char path[4096];
  snprintf(path, sizeof path, "%s/%s.%s", folder, name, ending);
  FILE *file = open_file(path, "w+b");
  struct C2paStream *stream = stream_of(file);
  int64_t size = c2pa_reader_resource_to_stream(reader, text(thumbnail, "identifier"), stream);
  if (size < 0) stop(path);
  printf("%s: %s, %lld bytes\n", path, format, (long long)size);
  c2pa_release_stream(stream);
  fclose(file);
}
// #endregion save

int main(int count, char **args) {
  const char *path = count > 1 ? args[1] : "signed.jpg";
  const char *folder = count > 2 ? args[2] : "thumbnails";

  struct C2paContext *context = c2pa_context_new();
  FILE *file = open_file(path, "rb");
  struct C2paStream *stream = stream_of(file);
  struct C2paReader *reader = c2pa_reader_with_stream(c2pa_reader_from_context(context), "image/jpeg", stream);
  c2pa_release_stream(stream); // the reader has what it needs
  fclose(file);
  c2pa_free(context);
  if (!reader) {
    char *message = c2pa_error();
    if (strncmp(message, "ManifestNotFound", 16) != 0) stop(path);
    printf("%s: no Content Credentials\n", path);
    c2pa_free(message);
    return 0;
  }

  mkdir(folder, 0777); // may already exist
  char *json = c2pa_reader_json(reader);
  cJSON *store = cJSON_Parse(json);
  const cJSON *active = member(member(store, "manifests"), text(store, "active_manifest"));
  save(reader, member(active, "thumbnail"), folder, "active");
  int number = 0;
  const cJSON *ingredient;
  cJSON_ArrayForEach(ingredient, member(active, "ingredients")) {
    char name[32];
    snprintf(name, sizeof name, "ingredient-%d", ++number);
    save(reader, member(ingredient, "thumbnail"), folder, name);
  }

  cJSON_Delete(store);
  c2pa_free(json);
  c2pa_free(reader);
  return 0;
}
