// claim:  older
// truth:  different
// why:    the rewritten comparison looks at the patch level although the minor versions differ
struct version { int major, minor, patch; };

int older(const struct version *a, const struct version *b) {
    if (a->major != b->major)
        return a->major < b->major;
    if (a->minor != b->minor)
        return a->minor < b->minor;
    return a->patch < b->patch;
}
