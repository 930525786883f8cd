class NewVersion {
    enum Light {
        RED, GREEN
    }

    int waits;

    int wait(Light light) {
        waits++;
        switch (light) {
            case GREEN:
                return 0;
            case RED:
                return 30;
        }
        return 0;
    }
}
