enum Light {
    GREEN, YELLOW, RED
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
