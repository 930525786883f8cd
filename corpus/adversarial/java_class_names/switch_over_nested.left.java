// claim:  OldVersion.wait NewVersion.wait
// truth:  equivalent
// why:    a nested enum of a class that was renamed, and the table that its switch needs
class OldVersion {
    enum Light {
        RED, GREEN
    }

    int waits;

    int wait(Light light) {
        waits++;
        switch (light) {
            case RED:
                return 30;
            default:
                return 0;
        }
    }
}
