// claim:  clamp
// truth:  different
// why:    values between the two limits are treated otherwise before anybody sets the limit
int limit = 1000;

int clamp(int x) {
    return x > limit ? limit : x;
}
