// Shared by the C samples: files as streams, text files, and exiting with the library's message.
// Save it next to the sample. The library doesn't use FILE: it calls four callbacks of yours.
#ifndef C2PA_FILE_H
#define C2PA_FILE_H

#include <c2pa.h>
#include <stdio.h>
#include <stdlib.h>

// #region stop
// Prints the error and exits. The message is a copy that the caller frees.
static inline void stop(const char *what) {
  char *message = c2pa_error();
  fprintf(stderr, "%s: %s\n", what, message ? message : "unknown error");
  c2pa_free(message);
  exit(1);
}
// #endregion stop

// #region stream
// Each callback returns a count or a position, or a negative number for an error.
static inline intptr_t file_read(struct StreamContext *file, uint8_t *data, intptr_t size) {
  size_t count = fread(data, 1, (size_t)size, (FILE *)file);
  return ferror((FILE *)file) ? -1 : (intptr_t)count;
}

static inline intptr_t file_seek(struct StreamContext *file, intptr_t offset, enum C2paSeekMode mode) {
  int from = mode == Start ? SEEK_SET : mode == Current ? SEEK_CUR : SEEK_END;
  return fseek((FILE *)file, (long)offset, from) ? -1 : (intptr_t)ftell((FILE *)file);
}

static inline intptr_t file_write(struct StreamContext *file, const uint8_t *data, intptr_t size) {
  size_t count = fwrite(data, 1, (size_t)size, (FILE *)file);
  return count == (size_t)size ? (intptr_t)count : -1;
}

static inline intptr_t file_flush(struct StreamContext *file) { return fflush((FILE *)file); }

// The FILE must stay open as long as the stream. Release it with c2pa_release_stream.
static inline struct C2paStream *stream_of(FILE *file) {
  struct StreamContext *context = (struct StreamContext *)file;
  struct C2paStream *stream = c2pa_create_stream(context, file_read, file_seek, file_write, file_flush);
  if (!stream) stop("stream");
  return stream;
}
// #endregion stream

static inline FILE *open_file(const char *path, const char *mode) {
  FILE *file = fopen(path, mode);
  if (!file) {
    perror(path);
    exit(1);
  }
  return file;
}

// The whole of a small text file, such as a certificate. Free it with free.
static inline char *read_text(const char *path) {
  FILE *file = open_file(path, "rb");
  fseek(file, 0, SEEK_END);
  size_t size = (size_t)ftell(file);
  rewind(file);
  char *text = (char *)malloc(size + 1);
  if (!text || fread(text, 1, size, file) != size) {
    perror(path);
    exit(1);
  }
  text[size] = '\0';
  fclose(file);
  return text;
}

// A context with settings in JSON. Free it with c2pa_free.
static inline struct C2paContext *context_from(const char *json) {
  struct C2paSettings *settings = c2pa_settings_new();
  if (c2pa_settings_update_from_string(settings, json, "json")) stop("settings");
  struct C2paContextBuilder *configuration = c2pa_context_builder_new();
  if (c2pa_context_builder_set_settings(configuration, settings)) stop("settings");
  c2pa_free(settings);
  struct C2paContext *context = c2pa_context_builder_build(configuration); // takes the configuration
  if (!context) stop("context");
  return context;
}

#endif
