struct version { int major, minor, patch; };

int older(const struct version *a, const struct version *b) {
    return a->major < b->major
        || (a->major == b->major && a->minor < b->minor)
        || (a->major == b->major && a->patch < b->patch);
}
