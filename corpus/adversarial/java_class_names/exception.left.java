// claim:  OldVersion.take NewVersion.take
// truth:  equivalent
// why:    the exception is a nested class of a class that was renamed
class OldVersion {
    static class Empty extends RuntimeException {
    }

    int left;

    int take() {
        if (left == 0) {
            throw new Empty();
        }
        left--;
        return left;
    }
}
