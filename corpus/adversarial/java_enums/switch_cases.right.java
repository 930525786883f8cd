enum Light {
    RED, YELLOW, GREEN
}

class Lights {
    static int wait(Light light) {
        switch (light) {
            case RED:
                return 30;
            case GREEN:
                return 5;
            default:
                return 0;
        }
    }
}
