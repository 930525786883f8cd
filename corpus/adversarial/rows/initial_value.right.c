int retries = 6;

int next_delay(int delay) { return delay + delay; }
