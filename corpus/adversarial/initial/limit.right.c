int limit = 2000;

int clamp(int x) {
    return x > limit ? limit : x;
}
