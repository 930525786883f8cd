// claim:  Lights.wait
// truth:  equivalent
// why:    the order of the constants changed, and nothing looks at it
enum Light {
    RED, YELLOW, GREEN
}

class Lights {
    static int wait(Light light) {
        switch (light) {
            case RED:
                return 30;
            case YELLOW:
                return 5;
            default:
                return 0;
        }
    }
}
