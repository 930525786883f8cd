class Requests {
    static final class Request {
        final String host;
        final int port;
        final boolean secure;

        private Request(Builder from) {
            host = from.host;
            secure = from.secure;
            port = from.port != -1 ? from.port : from.defaultPort();
        }

        String scheme() { return secure ? "https" : "http"; }

        static final class Builder {
            private String host = "localhost";
            private int port = -1;
            private boolean secure;

            Builder host(String host) { this.host = host; return this; }
            Builder port(int port) { this.port = port; return this; }
            Builder secure(boolean secure) { this.secure = secure; return this; }

            private int defaultPort() { return secure ? 443 : 80; }

            Request build() { return new Request(this); }
        }
    }

    static String describe(String host, int port, boolean secure) {
        Request request = builderFor(host, port).secure(secure).build();
        StringBuilder text = new StringBuilder();
        text.append(request.scheme()).append("://");
        text.append(request.host).append(':').append(request.port);
        return text.toString();
    }

    private static Request.Builder builderFor(String host, int port) {
        Request.Builder builder = new Request.Builder();
        if (host != null) builder.host(host);
        return port > 0 ? builder.port(port) : builder;
    }
}
