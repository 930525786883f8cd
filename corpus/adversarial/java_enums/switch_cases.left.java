// claim:  Lights.wait
// truth:  different
// why:    a case went to another constant
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
