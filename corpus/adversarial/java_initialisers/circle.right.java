class First {
    static int value = Second.value + 1;
}

class Second {
    static int value = First.value + 1;
}

class Both {
    static int sum() {
        int second = Second.value;
        return First.value * 10 + second;
    }
}
