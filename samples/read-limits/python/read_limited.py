# Reads a file in a process of its own, which ends when it takes too long or needs too much memory.
# Usage: python read_limited.py [signed.jpg] [seconds] [megabytes]      (Linux and macOS)
import multiprocessing
import resource
import sys

file, seconds, megabytes = [*sys.argv[1:], *["signed.jpg", "10", "1024"][len(sys.argv) - 1 :]]


# #region child
def read(path: str, limit: int, results) -> None:
    """Runs in the child. Its limits don't affect the program that started it."""
    resource.setrlimit(resource.RLIMIT_AS, (limit, limit))
    from c2pa import Context, Reader

    # A file from someone else must not make it contact a host.
    settings = {"core": {"allowed_network_hosts": []}, "verify": {"remote_manifest_fetch": False}}
    reader = Reader.try_create(path, context=Context.from_dict(settings))
    if reader is None:
        results.put("no credentials")
        return
    with reader:
        results.put(str(reader.get_validation_state()))


# #endregion child


# #region parent
def read_limited(path: str, seconds: float, megabytes: int) -> str:
    start = multiprocessing.get_context("spawn")
    results = start.SimpleQueue()
    child = start.Process(target=read, args=(path, megabytes * 1_000_000, results))
    child.start()
    child.join(seconds)
    if child.is_alive():
        child.kill()
        child.join()
        return "no result: out of time"
    return results.get() if child.exitcode == 0 else "no result: the process failed"


# #endregion parent

if __name__ == "__main__":
    print(f"{file}: {read_limited(file, float(seconds), int(megabytes))}")
