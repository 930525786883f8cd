class Command {
    static boolean isQuit(String word) {
        return "quit".equals(word);
    }
}
